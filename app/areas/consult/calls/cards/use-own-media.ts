import { useEffect, useRef, useState } from 'react'
import { countCameras, type Facing, type Kind, type MediaFault, openTrack } from '#kit/rtc/browser/media.ts'

/** What this device shows and says in a call. */
export interface OwnMedia {
  camera: MediaStreamTrack | null
  microphone: MediaStreamTrack | null
  /** Why there is none. */
  fault: { camera?: MediaFault; microphone?: MediaFault }
  isMuted: boolean
  hasMoreCameras: boolean
  isBusy: boolean
  turnCamera: (isOn: boolean) => Promise<void>
  turnAround: () => Promise<void>
  mute: (isMuted: boolean) => void
  tracks: () => MediaStreamTrack[]
}

const own = { camera: 'video', microphone: 'audio' } as const satisfies Record<string, Kind>

/** Camera and microphone of this device, opened when the page is, and let go with it; `onShow` hears what is sent from now on. */
export const useOwnMedia = (onShow: (kind: Kind, track: MediaStreamTrack | null) => void): OwnMedia => {
  const held = useRef<{ camera: MediaStreamTrack | null; microphone: MediaStreamTrack | null }>({
    camera: null,
    microphone: null,
  })
  const [shown, setShown] = useState(held.current)
  const [fault, setFault] = useState<OwnMedia['fault']>({})
  const [isMuted, setMuted] = useState(false)
  const [facing, setFacing] = useState<Facing>('user')
  const [cameras, setCameras] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isGone = useRef(false)

  const hold = (what: keyof typeof own, track: MediaStreamTrack | null) => {
    held.current[what]?.stop()
    held.current = { ...held.current, [what]: track }
    setShown(held.current)
    onShow(own[what], track)
  }
  const open = async (what: keyof typeof own, side: Facing = facing) => {
    const opened = await openTrack(own[what], side)
    const found = typeof opened === 'string' ? null : opened
    if (isGone.current) return found?.stop()
    setFault((before) => ({ ...before, [what]: typeof opened === 'string' ? opened : undefined }))
    hold(what, found)
  }
  const busily = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work().finally(() => setBusy(false))
  }
  const openBoth = async () => {
    await open('microphone')
    await open('camera')
    setCameras(await countCameras())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, for as long as the page stands
  useEffect(() => {
    isGone.current = false
    void busily(openBoth)
    return () => {
      isGone.current = true
      for (const track of Object.values(held.current)) track?.stop()
    }
  }, [])
  return {
    ...shown,
    fault,
    isMuted,
    isBusy,
    hasMoreCameras: cameras > 1,
    turnCamera: (isOn) => busily(async () => (isOn ? open('camera') : hold('camera', null))),
    turnAround: () =>
      busily(async () => {
        const side = facing === 'user' ? 'environment' : 'user'
        setFacing(side)
        // Many phones lend one camera at a time.
        hold('camera', null)
        await open('camera', side)
      }),
    mute: (isOn) => {
      if (held.current.microphone) held.current.microphone.enabled = !isOn
      setMuted(isOn)
    },
    tracks: () => Object.values(held.current).flatMap((track) => track ?? []),
  }
}
