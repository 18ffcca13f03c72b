"""Blocks that are seen at a slant, and outlines: as pictures have them."""

from __future__ import annotations

import re
from math import hypot

import pytest

from vikinglab.core.show.scene import Group, Scene, plain
from vikinglab.core.show.solid import Solid, clipped, faces, outline, path

BLOCK = Solid(30, 20, 8, top="vl-coin", lift=6)


def test_a_block_stands_on_its_base_and_goes_up_at_half_its_height():
    *_, top = faces(BLOCK, 30)
    # widgets/tests/throw.test.js has the same figures.
    corners = sorted((round(x, 1), round(y, 1)) for x, y in top.corners)
    assert corners == [(-18, -5.8), (-8, -23.2), (8, 9.2), (18, -8.2)]
    assert [round(number, 2) for number in top.matrix] == [0.87, 0.5, -0.5, 0.87, 0, -7]
    assert all(
        (x, y + 7) == pytest.approx(corner) for (x, y), corner in zip(top.corners, outline(BLOCK, 30), strict=True)
    )


@pytest.mark.parametrize("turn", [-80, -20, 0, 45, 160])
def test_only_sides_that_face_the_reader_are_seen(turn):
    flanks = [face for face in faces(BLOCK, turn) if face.paint == "flank"]
    assert len(flanks) == (1 if turn == 0 else 2)
    middle = -(BLOCK.lift + BLOCK.high / 2) / 2
    assert all(sum(y for _, y in face.corners) / 4 > middle for face in flanks)


def test_a_front_is_read_upright_however_the_block_is_turned():
    for turn in range(-160, 200, 40):
        front = next(face for face in faces(Solid(30, 8, 20, front="vl-coin"), turn) if face.drawing)
        across, _, sideways, down, *_ = front.matrix
        assert across > 0
        assert down > 0
        assert sideways == 0


def test_what_is_clipped_lies_in_both():
    square = [(0, 0), (10, 0), (10, 10), (0, 10)]
    assert clipped(square, [(20, 0), (30, 0), (30, 10), (20, 10)]) == []
    corners = clipped([(5, 5), (15, 5), (15, 15), (5, 15)], square)
    assert sorted(corners) == [(5, 5), (5, 10), (10, 5), (10, 10)]


def test_a_path_leads_from_corner_to_corner():
    points = [(12.34, 0.5), (-3, 340.1), (7.77, -9)]
    x, y, found = 0.0, 0.0, []
    numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", path(points))]
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    assert all(hypot(x - a, y - b) < 0.1 for (x, y), (a, b) in zip(found, points, strict=True))


def test_a_picture_has_what_is_drawn_on_a_block_and_draws_like_outlines_as_one():
    group = Group("board", 0, 0, 100, 100, plain("the board"))
    marks = (
        group.piece("block", (50, 50), plain("a block"), solid=BLOCK, turn=30),
        group.label("one", (0, 0), path="M0 0h9v9z", paint="shade"),
        group.label("two", (0, 0), path="M9 9h9v9z", paint="shade"),
    )
    drawn = Scene("raids", 100, 100, plain("title"), marks, (group,)).svg()
    assert drawn.count("vl-top") == 2  # in the style, and on the block
    assert 'd="M0 0h9v9zM9 9h9v9z"' in drawn
    assert len(re.findall(r"<circle", drawn)) == 2  # the coin
