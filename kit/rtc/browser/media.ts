/** What a browser can show and say. */
export type Kind = 'audio' | 'video'

/** Why a camera or microphone cannot be used: it was denied, there is none, another program has it, or the page is not secure. */
export type MediaFault = 'denied' | 'none' | 'busy' | 'insecure'

/** Which of the phone's cameras looks. */
export type Facing = 'user' | 'environment'

const faults: Readonly<Record<string, MediaFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
}

const PICTURE = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24 } }

/** A picture or sound of this device, or why there is none. */
export const openTrack = async (kind: Kind, facing: Facing = 'user'): Promise<MediaStreamTrack | MediaFault> => {
  // Where the page came by plain http there is no such thing.
  if (!navigator.mediaDevices?.getUserMedia) return 'insecure'
  const wanted =
    kind === 'video' ? { video: { ...PICTURE, facingMode: facing } } : { audio: { echoCancellation: true } }
  try {
    const [track] = (await navigator.mediaDevices.getUserMedia(wanted)).getTracks()
    return track ?? 'none'
  } catch (thrown) {
    return faults[(thrown as Error).name] ?? 'busy'
  }
}

/** How many cameras the device has, as far as it says so. */
export const countCameras = async (): Promise<number> =>
  ((await navigator.mediaDevices?.enumerateDevices?.()) ?? []).filter(({ kind }) => kind === 'videoinput').length

const LOOKS_EVERY_MS = 100

/** Tells how loud a microphone is, from 0 to 1, some times a second; ends it. */
export const watchLevel = (track: MediaStreamTrack, tell: (level: number) => void): (() => void) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const waves = new Uint8Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(waves)
    tell(Math.min(1, Math.max(...waves.map((wave) => Math.abs(wave - 128))) / 64))
  }, LOOKS_EVERY_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

const TONE = { hertz: 660, seconds: 0.6 }

/** Plays a short tone: can one hear this device? */
export const playTone = () => {
  const context = new AudioContext()
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = TONE.hertz
  volume.gain.value = 0.2
  tone.connect(volume).connect(context.destination)
  tone.addEventListener('ended', () => void context.close())
  tone.start()
  tone.stop(context.currentTime + TONE.seconds)
}
