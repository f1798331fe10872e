import { afterEach, expect, test, vi } from 'vitest'
import { openCamera } from './camera.ts'

afterEach(() => vi.unstubAllGlobals())

test('a camera whose picture is not shown any more is let go', async () => {
  const stop = vi.fn()
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) } })
  // A browser rejects `play` when the element is taken away meanwhile.
  const screen = { srcObject: null as unknown, play: () => Promise.reject(new DOMException('gone', 'AbortError')) }
  await expect(openCamera(screen as unknown as HTMLVideoElement, () => undefined)).rejects.toThrow('gone')
  expect(stop).toHaveBeenCalledOnce()
  expect(screen.srcObject).toBeNull()
})
