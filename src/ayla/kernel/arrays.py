"""Arrays that callers give, checked."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ayla.kernel.errors import BatchError


def whole_numbers(what: str, given: Any, *shape: int | None) -> npt.NDArray[np.int64]:
    """The array of whole numbers, 64 bits with a sign; ``None`` in ``shape`` stands for any length.

    Raises ``BatchError``, which calls it ``what``, for another shape or other numbers.
    """
    array = _array(what, given, shape)
    if array.size == 0:
        return np.empty(array.shape, np.int64)
    if array.dtype.kind not in "iu" or (array.dtype.kind == "u" and array.max() >> 63):
        raise BatchError(f"{what} are whole numbers of 64 bits with a sign, not {array.dtype}")
    return np.ascontiguousarray(array, np.int64)


def counts(what: str, given: Any, most: int, *shape: int | None) -> npt.NDArray[np.int64]:
    """As ``whole_numbers``, each from 0 to ``most``."""
    array = whole_numbers(what, given, *shape)
    wrong = (array < 0) | (array > most)
    if wrong.any():
        place = tuple(map(int, np.argwhere(wrong)[0]))
        raise BatchError(f"{what} are from 0 to {most}, not {array[place]}, as at {list(place)}")
    return array


def flags(what: str, given: Any, *shape: int | None) -> npt.NDArray[np.bool_]:
    """The array of truths. Raises ``BatchError`` for another shape or other values."""
    array = _array(what, given, shape)
    if array.size and not (array.dtype == np.bool_ or np.isin(array, (0, 1)).all()):
        raise BatchError(f"{what} are true or false, not {array.dtype}")
    return array.astype(np.bool_)


def _array(what: str, given: Any, shape: tuple[int | None, ...]) -> npt.NDArray[Any]:
    try:
        array = np.asarray(given)
    except (ValueError, OverflowError) as error:
        raise BatchError(f"{what} are no array of numbers: {error}") from None
    fits = array.ndim == len(shape) and all(
        wanted in (None, length) for wanted, length in zip(shape, array.shape, strict=True)
    )
    if not fits:
        wanted = ", ".join("n" if length is None else str(length) for length in shape)
        comma = "," if len(shape) == 1 else ""
        raise BatchError(f"{what} have the shape ({wanted}{comma}), not {array.shape}")
    return array
