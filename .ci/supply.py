"""Everything that is shipped or served, with its licence: as a table (``licences``), or a bill of materials (``sbom``).

Run by the interpreter of the environment for serving: what is installed there is what is served.
"""

from __future__ import annotations

import json
import re
import sys
import zipfile
from base64 import urlsafe_b64decode
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import Distribution, PackagePath, distributions
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).parents[1]
LICENCES = {
    "Apache-2.0": r"apache|\bapl\b",
    "MPL-2.0": r"mozilla|\bmpl\b",
    "PSF-2.0": r"python software foundation|\bpsfl?\b",
    "ISC": r"\bisc\b",
    "MIT": r"\bmit\b",
    "BSD-3-Clause": r"\bbsd\b|jupyter",
}
"""The names of licences that packages write instead of those of SPDX. The clauses of BSD only its text counts."""

SPDX = re.compile(r"[\w.+-]+( (AND|OR) [\w.+-]+)*")


class Part(NamedTuple):
    """A package, and what its files say of it."""

    kind: str
    name: str
    version: str
    licence: str
    inside: str = ""
    """The package whose files hold it."""

    @property
    def url(self) -> str:
        """Return the package URL by which registers know it."""
        return f"pkg:{self.kind}/{quote(self.name, safe='/')}@{self.version}"


def normal(name: str) -> str:
    """Return the name of a Python package as registers write it.

    >>> normal("Fluent.runtime")
    'fluent-runtime'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def installed(pins: Iterable[str], path: list[str]) -> list[Distribution]:
    """Return the pinned packages that are installed, by name."""
    wanted = {normal(line.partition("==")[0]) for line in pins}
    found = [each for each in distributions(path=path) if normal(each.name) in wanted]
    return sorted(found, key=lambda each: normal(each.name))


def licence(found: Distribution) -> str:
    """Return the licence of a package, as SPDX names it; nothing if its files don't say."""
    told = found.metadata
    if "License-Expression" in told:
        return str(told["License-Expression"])
    classified = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or () if line.startswith("License")]
    own = " ".join((told["License"] or "").split())[:60].removeprefix("UNKNOWN")
    for said in (own, *classified):
        if said in LICENCES or (SPDX.fullmatch(said) and "-" in said):
            return said
    said = " ".join([*classified, own])
    for name, words in LICENCES.items():
        if re.search(words, said, re.I):
            return name if name != "BSD-3-Clause" or _is_of_three_clauses(found) else "BSD-2-Clause"
    return ""


def _is_of_three_clauses(found: Distribution) -> bool:
    texts = [file.read_text() for file in found.files or () if re.search(r"licen[sc]e|copying", file.name, re.I)
             and file.suffix in ("", ".txt", ".md", ".rst")]  # fmt: skip
    whole = " ".join(" ".join([*texts, found.metadata["License"] or ""]).split())
    return not whole or "either the name" in whole or "3-Clause" in whole


def python_parts(found: Iterable[Distribution]) -> Iterator[Part]:
    """Yield the Python packages that run on a server."""
    for each in found:
        yield Part("pypi", normal(each.name), each.version, licence(each))


def bundled(found: Iterable[Distribution]) -> Iterator[Part]:
    """Yield the JavaScript packages in the bundles of others, as the lists in these bundles say."""
    for each in found:
        lists = [file for file in each.files or () if file.name == "third-party-licenses.json"]
        # Some packages hold a bundle twice: where it is installed, and where it was built.
        told = {json.dumps(one, sort_keys=True) for file in lists for one in json.loads(file.read_text())["packages"]}
        parts = {_of_list(json.loads(one), each.name) for one in told}
        yield from sorted(part for part in parts if part.name != each.name)


def _of_list(told: dict[str, str], inside: str) -> Part:
    name = told["licenseId"].strip("()") or LACKING.get(told["name"], "")
    return Part("npm", told["name"], told["versionInfo"], name, normal(inside))


LACKING = {"khroma": "MIT"}
"""The licences of bundled packages whose list has none, from their own files."""

# ------------------------------------------------------------------------------------------------ The table

INTRODUCTION = """# Licences

Vikinglab’s own code, words and drawings are under the BSD-3-Clause licence: [LICENSE](../LICENSE). They hold no font
and no code of others. When to ask a question again is calculated by formulas and parameters of Open Spaced Repetition
(FSRS 6, MIT licence); the lines are ours.

A server needs the packages below. `make licences` wrote this page from what they say of themselves, in the versions of
`requirements/play.txt`; a test compares it. Pages fetch no font, and nothing from other hosts: tests check both.

## On the server

| package | version | licence |
|---|---|---|
"""

IN_PAGES = """
## In pages

Browsers get scripts of anywidget, bqplot, bqscales, ipywidgets (`jupyterlab_widgets`) and Voilà, under the licences
above; in JupyterLab, those of JupyterLab too. Their bundles hold these packages, by the lists in them. The bundle of
anywidget and Voilà’s `voila.js` bring no list; of Voilà’s, the banners beside the files say MIT for React and others.

| package | version | licence | in |
|---|---|---|---|
"""


def table(found: list[Distribution]) -> str:
    """Return the page of licences."""
    rows = [f"| {part.name} | {part.version} | {part.licence} |" for part in python_parts(found)]
    held: dict[Part, list[str]] = {}
    for part in bundled(found):
        held.setdefault(part._replace(inside=""), []).append(part.inside)
    inside = [f"| {part.name} | {part.version} | {part.licence} | {', '.join(held[part])} |" for part in sorted(held)]
    return INTRODUCTION + "\n".join(rows) + "\n" + IN_PAGES + "\n".join(inside) + "\n"


# ------------------------------------------------------------------------------------------------ The bill of materials


def bill(wheel: Path, found: list[Distribution]) -> dict[str, object]:
    """Return a bill of materials in the form of CycloneDX 1.6: our files with their hashes, and all packages."""
    name, version = wheel.name.split("-")[:2]
    whole = sha256(wheel.read_bytes()).hexdigest()
    parts = [*python_parts(found), *bundled(found)]
    ours = {
        **_component(Part("pypi", name, version, "BSD-3-Clause")),
        "type": "application",
        "hashes": _hashes(whole),
        "components": [_file(path, digest) for path, digest in files(wheel)],
    }
    records = {normal(each.name): record(each) for each in found}
    components = [
        {**_component(part), **({"properties": [records[part.name]]} if part.kind == "pypi" else {})}
        for part in sorted(set(parts))
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, whole)}",
        "version": 1,
        "metadata": {"timestamp": datetime.now(UTC).isoformat(timespec="seconds"), "component": ours},
        "components": components,
        "dependencies": _dependencies(str(ours["bom-ref"]), found, parts),
    }


def _component(part: Part) -> dict[str, object]:
    key = "id" if re.fullmatch(r"[\w.+-]+", part.licence) else "expression"
    told = {"expression": part.licence} if key == "expression" else {"license": {"id": part.licence}}
    return {
        "type": "library",
        "bom-ref": f"{part.url}#{part.inside}" if part.inside else part.url,
        "name": part.name,
        "version": part.version,
        "licenses": [told],
        "purl": part.url,
    }


def _file(path: str, digest: str) -> dict[str, object]:
    return {"type": "file", "bom-ref": f"file:{path}", "name": path, "hashes": _hashes(digest)}


def _hashes(digest: str) -> list[dict[str, str]]:
    return [{"alg": "SHA-256", "content": digest}]


def files(wheel: Path) -> Iterator[tuple[str, str]]:
    """Yield the files of a wheel with their hashes."""
    with zipfile.ZipFile(wheel) as opened:
        for path in sorted(opened.namelist()):
            yield path, sha256(opened.read(path)).hexdigest()


def record(found: Distribution) -> dict[str, str]:
    """Return the hash of the list with the hashes of a package's files, as a property of its component."""
    text = found.read_text("RECORD") or ""
    # What isn't hashed is made on each machine: scripts with its paths, and compiled files.
    lines = sorted(line for line in text.splitlines() if ",sha256=" in line and not line.startswith("../../../bin/"))
    return {"name": "vikinglab:files", "value": sha256("\n".join(lines).encode()).hexdigest()}


def _dependencies(ours: str, found: list[Distribution], parts: list[Part]) -> list[dict[str, object]]:
    """Return the needs of each package: all of them for ours, and bundled packages for what bundles them."""
    urls = {part.name: part.url for part in parts if part.kind == "pypi"}
    needed: list[dict[str, object]] = [{"ref": ours, "dependsOn": sorted(urls.values())}]
    for each in found:
        asked = {normal(re.split(r"[^\w.-]", line)[0]) for line in each.requires or () if "extra ==" not in line}
        inside = [f"{part.url}#{part.inside}" for part in parts if part.inside == normal(each.name)]
        needed.append(
            {
                "ref": urls[normal(each.name)],
                "dependsOn": sorted({*(urls[one] for one in asked & urls.keys()), *inside}),
            }
        )
    return needed


def wrong(bill: dict, wheel: Path, found: list[Distribution]) -> list[str]:
    """Return every file that isn't what a bill says: of the wheel, and of the installed packages."""
    ours = bill["metadata"]["component"]
    told = {each["name"]: each["hashes"][0]["content"] for each in ours["components"]}
    there = dict(files(wheel))
    findings = [
        f"{path} in {wheel.name}" for path in sorted(told.keys() | there.keys()) if told.get(path) != there.get(path)
    ]
    if ours["hashes"][0]["content"] != sha256(wheel.read_bytes()).hexdigest():
        findings.append(wheel.name)
    records = {each["name"]: each["properties"][0] for each in bill["components"] if "properties" in each}
    for each in found:
        if records.get(normal(each.name)) != record(each):
            findings.append(f"the list of files of {each.name}")
        findings += [f"{file} of {each.name}" for file in each.files or () if file.hash and not is_whole(each, file)]
    return findings


def is_whole(found: Distribution, file: PackagePath) -> bool:
    """Return whether an installed file is what its package’s list says."""
    path = Path(found.locate_file(file))
    if str(file).startswith("../../../bin/"):
        return True
    padded = file.hash.value + "=" * (-len(file.hash.value) % 4)
    return path.is_file() and sha256(path.read_bytes()).digest() == urlsafe_b64decode(padded)


def main(command: str, *asked: str) -> None:
    """Write the page of licences, or a bill of materials beside a wheel."""
    found = installed((ROOT / "requirements" / "play.txt").read_text("utf-8").splitlines(), sys.path)
    if command == "licences":
        (ROOT / "docs" / "licences.md").write_text(table(found), "utf-8")
        return
    wheel = Path(asked[0])
    made = bill(wheel, found)
    path = wheel.parent / f"{wheel.name.split('-py3')[0]}.cdx.json"
    path.write_text(json.dumps(made, indent=1), "utf-8")
    findings = wrong(json.loads(path.read_text("utf-8")), wheel, found)
    if findings:
        sys.exit("\n".join(["These files aren’t what the bill of materials says:", *findings]))
    print(f"{path}: {len(made['components'])} packages, and the files of {wheel.name}, each checked by its hash.")


if __name__ == "__main__":
    main(*sys.argv[1:])
