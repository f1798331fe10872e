import { useEffect, useRef, useState } from 'react'
import type { Mesh, Other } from '#kit/rtc/browser/mesh.ts'
import { toast } from '#kit/ui/toast.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { WireError } from '#kit/wire/errors.ts'
import type { CallLine, CallSeen } from './call-line.ts'
import { openMedia } from './open-media.ts'
import { useOwnMedia } from './use-own-media.ts'
import type { useSeen } from './use-seen.ts'

/** Before the door, in the call, or pushed out of it by another device of one's own. */
export type Phase = 'lobby' | 'in' | 'moved'

/** A video call as it goes on at this device. */
export const useCall = (line: CallLine, { seen, take, sit, lookAnew }: ReturnType<typeof useSeen>) => {
  const [device] = useState(randomId)
  const [phase, setPhase] = useState<Phase>('lobby')
  const [others, setOthers] = useState<readonly Other[]>([])
  const [busy, setBusy] = useState(false)
  const [isCutOff, setCutOff] = useState(false)
  const isGone = useRef(false)
  const mesh = useRef<Mesh>(undefined)
  const own = useOwnMedia((kind, track) => mesh.current?.show(kind, track))

  const leave = (to: Phase) => {
    mesh.current?.close()
    mesh.current = undefined
    sit(undefined)
    setOthers([])
    setCutOff(false)
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
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      leave('lobby')
    }
  }, [])

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
  /** Put out of the server's room, one asks what the call says of it: it may be over, or go on at another device. */
  const stands = (isIn: boolean) => {
    setCutOff(!isIn)
    if (!isIn) void lookAnew()
  }
  const join = async () => {
    const now = await act(() => line.join(device))
    if (!now) return
    mesh.current?.close()
    setCutOff(false)
    const opened = await openMedia(now, { device, line, tracks: own.tracks, changed: setOthers, stands })
    if (isGone.current) return opened?.close()
    if (!opened) setCutOff(true)
    mesh.current = opened
    sit({
      device,
      hear: ({ from, from_device, signal }) => opened?.hear({ who: from, device: from_device }, signal),
      movedAway: () => leave('moved'),
      hurry: () => opened?.hurry(),
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
    phase,
    others,
    own,
    busy,
    isCutOff,
    join,
    hangUp: () => goAway(end),
    goByPhone: phone && (() => goAway(phone)),
  }
}
