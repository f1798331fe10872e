import decodeQR from 'qr/decode.js'

/** One frame, cropped to what the person sees in the middle. */
interface Frame {
  width: number
  height: number
  data: Uint8ClampedArray
}

// Runs beside the page: frames come in, what was read of each goes out, '' where nothing was.
addEventListener('message', ({ data }: MessageEvent<Frame>) => {
  try {
    postMessage(decodeQR(data))
  } catch {
    postMessage('')
  }
})
