/** Ten frames a second at most. */
const FRAME_MS = 100
/** The side of what is looked at, in pixels: enough for 41 modules. */
const SIDE = 480
/** What is asked of the camera: ours looks at no more than `SIDE`, and what is more costs time in opening and in every frame. */
const COARSE = { width: { ideal: 640 }, height: { ideal: SIDE } }
const FINE = { width: { ideal: 1_280 }, height: { ideal: 720 } }

/** The browser's own reader, where it has one (Chromium on Android, macOS and ChromeOS). */
interface OwnReader {
  detect: (source: CanvasImageSource) => Promise<readonly { rawValue: string }[]>
}
type OwnReaderClass = new (options: { formats: readonly string[] }) => OwnReader

type Reader = (video: HTMLVideoElement) => Promise<string>

const ownReader = (): Reader | undefined => {
  const Detector = (globalThis as { BarcodeDetector?: OwnReaderClass }).BarcodeDetector
  if (!Detector) return undefined
  const detector = new Detector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? ''
}

let worker: Worker | undefined

/**
 * Has the reader ready before the first scan, so that it opens at once, and without a net too. It reads an empty frame: what it is
 * made of is compiled by then.
 */
export const prepareReader = (): void => {
  if (worker || ownReader()) return
  worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })
  worker.postMessage({ data: new Uint8ClampedArray(4 * SIDE * SIDE).fill(255), width: SIDE, height: SIDE })
}

/** Reads on a canvas, in a worker: the page stays quick meanwhile. */
const workerReader = (): Reader => {
  prepareReader()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) =>
    new Promise((resolve) => {
      const side = Math.min(video.videoWidth, video.videoHeight)
      if (!context || !worker || side === 0) return resolve('')
      const [left, top] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2]
      context.drawImage(video, left, top, side, side, 0, 0, SIDE, SIDE)
      const { data, width, height } = context.getImageData(0, 0, SIDE, SIDE)
      worker.onmessage = ({ data: text }: MessageEvent<string>) => resolve(text)
      worker.onerror = () => resolve('')
      worker.postMessage({ data, width, height }, [data.buffer])
    })
}

/** An open camera. */
export interface Camera {
  stop: () => void
  /** Undefined where it has no light. */
  torch: ((isOn: boolean) => Promise<void>) | undefined
}

/** Opens the camera at the back and tells what it reads; needs a tap before. Throws where there is none, or it is not allowed. */
export const openCamera = async (screen: HTMLVideoElement, onText: (text: string) => void): Promise<Camera> => {
  const own = ownReader()
  const video = { facingMode: 'environment', ...(own ? FINE : COARSE) }
  const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false })
  const letGo = () => {
    for (const one of stream.getTracks()) one.stop()
    screen.srcObject = null
  }
  screen.srcObject = stream
  try {
    await screen.play()
  } catch (error) {
    // Whoever went away meanwhile has nothing to stop: the light of the camera would stay on.
    letGo()
    throw error
  }
  const read = own ?? workerReader()
  let isOpen = true
  const look = async () => {
    const text = await read(screen).catch(() => '')
    if (!isOpen) return
    if (text) onText(text)
    setTimeout(look, FRAME_MS)
  }
  look()
  const track = stream.getVideoTracks()[0]
  const canLight = track && 'torch' in (track.getCapabilities?.() ?? {})
  return {
    stop: () => {
      isOpen = false
      letGo()
    },
    torch: canLight
      ? (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
      : undefined,
  }
}
