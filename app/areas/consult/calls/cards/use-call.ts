import { useEffect, useRef, useState } from 'react'
import { type Mesh, type Other, openMesh } from '#kit/rtc/browser/mesh.ts'
import { toast } from '#kit/ui/toast.tsx'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { WireError } from '#kit/wire/errors.ts'
import type { Seat } from '../rules.ts'
import type { CallLine, CallSeen } from './call-line.ts'
import { useOwnMedia } from './use-own-media.ts'
import type { useSeen } from './use-seen.ts'

/** Before the door, in the call, or pushed out of it by another device of one's own. */
export type Phase = 'lobby' | 'in' | 'moved'

/** A video call as it goes on at this device. */
export const useCall = (line: CallLine, { seen, take, sit }: ReturnType<typeof useSeen>) => {
  const [device] = useState(randomId)
  const [phase, setPhase] = useState<Phase>('lobby')
  const [others, setOthers] = useState<readonly Other[]>([])
  const [busy, setBusy] = useState(false)
  const mesh = useRef<Mesh>(undefined)
  const own = useOwnMedia((kind, track) => mesh.current?.show(kind, track))

  const leave = (to: Phase) => {
    mesh.current?.close()
    mesh.current = undefined
    sit(undefined)
    setOthers([])
    setPhase(to)
  }
  const goesOn = seen.state === 'waiting' || seen.state === 'talking'
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever came or went since is met
  useEffect(() => {
    if (!mesh.current) return
    if (goesOn) mesh.current.meet(seen.people.filter(({ who }) => who !== seen.you))
    else leave('lobby')
  }, [seen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page goes
  useEffect(() => () => leave('lobby'), [])

  /** Does something that answers with the call as it is then; what stands against it is said. */
  const act = async (work: () => Promise<CallSeen>) => {
    setBusy(true)
    try {
      return await work()
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      toast(thrown.words)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const join = async () => {
    const now = await act(() => line.join(device))
    if (!now) return
    mesh.current?.close()
    const opened = openMesh({
      ...{ you: now.you, iceServers: now.ice_servers as RTCIceServer[], tracks: own.tracks, changed: setOthers },
      say: (to, signal) => line.say({ device, to: to.who as Seat, to_device: to.device, signal }),
    })
    mesh.current = opened
    sit({
      device,
      hear: ({ from, from_device, signal }) => opened.hear({ who: from, device: from_device }, signal),
      movedAway: () => leave('moved'),
      hurry: opened.hurry,
    })
    setPhase('in')
    take(now)
  }
  const goAway = async (work: () => Promise<CallSeen>) => {
    const now = await act(work)
    if (!now) return
    leave('lobby')
    take(now)
  }
  const { phone, end } = line
  return {
    ...{ phase, others, own, busy, join },
    hangUp: () => goAway(end),
    goByPhone: phone && (() => goAway(phone)),
  }
}
