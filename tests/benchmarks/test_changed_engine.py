"""What the benchmarks edit out of the engine is still there to be edited out."""

import ast
from pathlib import Path

import pytest

from benchmarks.changed_engine import CHANGES, SOURCE, ChangeError, Edit, changed, copied


@pytest.mark.parametrize("name", CHANGES)
def test_change_fits_the_source(name: str) -> None:
    edit = CHANGES[name]
    before = (SOURCE / edit.file).read_text(encoding="utf-8")
    after = changed(edit, before)
    assert ast.dump(ast.parse(after)) != ast.dump(ast.parse(before))


@pytest.mark.parametrize("old", ["this is nowhere in it", "return"])
def test_change_that_does_not_fit_is_refused(old: str, tmp_path: Path) -> None:
    with pytest.raises(ChangeError, match=r"engine/fast/search\.py holds .* times, not once"):
        copied(tmp_path, Edit("engine/fast/search.py", old, ""))


def test_copy_holds_the_change_alone(tmp_path: Path) -> None:
    edit = CHANGES["ownership"]
    copy = copied(tmp_path, edit) / SOURCE.name
    assert edit.new in (copy / edit.file).read_text(encoding="utf-8")
    for path in SOURCE.rglob("*.py"):
        if path != SOURCE / edit.file:
            assert (copy / path.relative_to(SOURCE)).read_bytes() == path.read_bytes()
