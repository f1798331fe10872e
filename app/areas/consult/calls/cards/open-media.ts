import { type Mesh, type Other, openMesh } from '#kit/rtc/browser/mesh.ts'
import type { Participant } from '../rules.ts'
import type { CallLine, CallSeen } from './call-line.ts'

interface MediaOptions {
  device: string
  line: CallLine
  tracks: () => readonly MediaStreamTrack[]
  changed: (others: readonly Other[]) => void
  /** Whether this device reaches the server that carries the call, where one does. */
  stands: (isIn: boolean) => void
}

/**
 * Ways to the others of a call that one has just joined: from browser to browser, or through a server where joining named one.
 * Undefined where what asks that server could not be fetched.
 */
export const openMedia = async (now: CallSeen, options: MediaOptions): Promise<Mesh | undefined> => {
  const { device, line, tracks, changed, stands } = options
  if (now.media) {
    // Not carried by those who need none.
    const livekit = await import('#kit/rtc/browser/livekit.ts').catch(() => undefined)
    return livekit?.openLivekit({ pass: now.media, tracks, changed, stands })
  }
  return openMesh({
    you: now.you,
    iceServers: now.ice_servers as RTCIceServer[],
    tracks,
    changed,
    say: (to, signal) => line.say({ device, to: to.who as Participant, to_device: to.device, signal }),
  })
}
