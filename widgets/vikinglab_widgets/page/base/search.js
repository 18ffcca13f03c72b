// The search in the rules of a game.

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rules that speak of all these words, in any language; those whose title does come first. */
export function found(rules, asked) {
  const words = folded(asked).match(/[a-z0-9]+/g) ?? [];
  const score = (rule, word) => {
    const begins = (text) =>
      folded(Object.values(text ?? {}).join(" "))
        .split(/[^a-z0-9]+/)
        .some((each) => each.startsWith(word));
    return begins(rule.title) ? 3 : rule.key.includes(word) ? 2 : begins(rule.text) || begins(rule.ruling) ? 1 : 0;
  };
  const scored = rules.map((rule, at) => ({ rule, at, score: Math.min(4, ...words.map((word) => score(rule, word))) }));
  return scored
    .filter(({ score: each }) => each > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .map(({ rule }) => rule);
}
