"""NVIDIA's driver, as much of it as a GPU needs to run kernels: memory, modules, launches.

It is part of every installation with such a GPU, so nothing has to be installed for it. We work in the GPU's primary
context, as PyTorch, JAX and CuPy do, so memory can be handed to them.

https://docs.nvidia.com/cuda/cuda-driver-api/
"""

import ctypes
import sys
from typing import Any

from derby.errors import DerbyError

MAJOR, MINOR = 75, 76
"""Attributes of a device: the two parts of its compute capability."""


class GpuMissing(DerbyError):
    """There is no GPU here that can run the rules."""


class GpuFailed(DerbyError):
    """The driver refused something."""


class CudaDriver:
    """One GPU. Raises `GpuMissing` if it can't be used."""

    def __init__(self, number: int = 0) -> None:
        name = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
        try:
            self._library: Any = ctypes.CDLL(name)
        except OSError:
            raise GpuMissing(
                "the rules on a GPU need one of NVIDIA's with its driver; there is no driver here"
            ) from None
        try:
            self._call("cuInit", ctypes.c_uint(0))
            device = ctypes.c_int()
            self._call("cuDeviceGet", ctypes.byref(device), ctypes.c_int(number))
        except GpuFailed as failure:
            raise GpuMissing(f"the rules on a GPU need one of NVIDIA's; {failure}") from None
        self.number = number
        self._device = device
        self._context = ctypes.c_void_p()
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(self._context), device)
        self.enter()

    @property
    def name(self) -> str:
        text = ctypes.create_string_buffer(100)
        self._call("cuDeviceGetName", text, ctypes.c_int(100), self._device)
        return text.value.decode()

    @property
    def capability(self) -> tuple[int, int]:
        return self._attribute(MAJOR), self._attribute(MINOR)

    def enter(self) -> None:
        """Work on this GPU from now on, in this thread."""
        self._call("cuCtxSetCurrent", self._context)

    def load(self, code: bytes, function: str) -> Any:
        """A function of a program in PTX, which the driver translates for the GPU."""
        module, found = ctypes.c_void_p(), ctypes.c_void_p()
        self._call("cuModuleLoadData", ctypes.byref(module), ctypes.c_char_p(code))
        self._call("cuModuleGetFunction", ctypes.byref(found), module, ctypes.c_char_p(function.encode()))
        return found

    def launch(self, function: Any, threads: int, block: int, arguments: list[Any]) -> None:
        """Run a function in at least so many threads; arguments are ctypes' numbers."""
        addresses = (ctypes.c_void_p * len(arguments))(
            *(ctypes.cast(ctypes.pointer(argument), ctypes.c_void_p) for argument in arguments)
        )
        shape = [ctypes.c_uint(number) for number in (-(-threads // block), 1, 1, block, 1, 1)]
        no_shared_memory, default_stream = ctypes.c_uint(0), ctypes.c_void_p(0)
        self._call("cuLaunchKernel", function, *shape, no_shared_memory, default_stream, addresses, ctypes.c_void_p(0))

    def wait(self) -> None:
        self._call("cuCtxSynchronize")

    def allocate(self, size: int) -> int:
        address = ctypes.c_uint64()
        self._call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(max(size, 1)))
        return address.value

    def free(self, address: int) -> None:
        self._call("cuMemFree_v2", ctypes.c_uint64(address))

    def clear(self, address: int, size: int) -> None:
        self._call("cuMemsetD8_v2", ctypes.c_uint64(address), ctypes.c_ubyte(0), ctypes.c_size_t(size))

    def write(self, address: int, data: int, size: int) -> None:
        """Copy from the address of data here."""
        self._call("cuMemcpyHtoD_v2", ctypes.c_uint64(address), ctypes.c_void_p(data), ctypes.c_size_t(size))

    def read(self, data: int, address: int, size: int) -> None:
        self._call("cuMemcpyDtoH_v2", ctypes.c_void_p(data), ctypes.c_uint64(address), ctypes.c_size_t(size))

    def _attribute(self, number: int) -> int:
        value = ctypes.c_int()
        self._call("cuDeviceGetAttribute", ctypes.byref(value), ctypes.c_int(number), self._device)
        return value.value

    def _call(self, function: str, *arguments: Any) -> None:
        status = self._library[function](*arguments)
        if status:
            text = ctypes.c_char_p()
            self._library["cuGetErrorString"](ctypes.c_int(status), ctypes.byref(text))
            raise GpuFailed(f"{function}: {(text.value or b'unknown error').decode()}")
