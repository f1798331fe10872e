import {
  ConnectionQuality,
  ConnectionState,
  DisconnectReason,
  LocalAudioTrack,
  type LocalTrack,
  LocalVideoTrack,
  type RemoteParticipant,
  Room,
  RoomEvent,
  setLogLevel,
  Track,
} from 'livekit-client'
import { type MediaPass, participantName } from '#kit/outside/media.ts'
import type { Kind } from './media.ts'
import type { Mesh, Other, Present } from './mesh.ts'
import type { Way } from './peer.ts'

interface LivekitOptions {
  pass: MediaPass
  tracks: () => readonly MediaStreamTrack[]
  changed: (others: readonly Other[]) => void
  /** Whether this device is in the room; false where it could not come in, or is out and does not come back by itself. */
  stands: (isIn: boolean) => void
}

const sources = { audio: Track.Source.Microphone, video: Track.Source.Camera } as const
const kinds = ['audio', 'video'] as const satisfies readonly Kind[]

/** A call whose devices were not heard of for so long is over. */
const GIVES_UP_MS = 90_000
const TRIES_EVERY_MS = 2_000

/** Whatever of this happens, what is seen of the others is looked at anew. */
const changes = [
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantActive,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.ConnectionStateChanged,
  RoomEvent.ConnectionQualityChanged,
] as const

/**
 * The room of a call on a LiveKit server, by the pass that lets this device in. Who is there is what `meet` is told: whoever else
 * is in the room is not shown, and does not get what this device sends. The server carries the signals, so that `hear` hears none.
 */
export const openLivekit = ({ pass, tracks, changed, stands }: LivekitOptions): Mesh => {
  setLogLevel('error')
  const room = new Room({
    stopLocalTrackOnUnpublish: false,
    // The way that every server speaks; the newer one, by a single connection, was not tried.
    singlePeerConnection: false,
    reconnectPolicy: {
      nextRetryDelayInMs: ({ elapsedMs, retryCount }) =>
        elapsedMs > GIVES_UP_MS ? null : Math.min(retryCount * 300, TRIES_EVERY_MS),
    },
  })
  const mine = new Map<Kind, MediaStreamTrack | null>(tracks().map((track) => [track.kind as Kind, track]))
  const streams = new Map<string, MediaStream>()
  const seen = new Set<string>()
  let present: readonly Present[] = []
  let [isClosed, isIn] = [false, false]

  const asOther = (one: Present): Other => {
    const name = participantName(one)
    const there = room.remoteParticipants.get(name)
    const way = wayOf(room.state, there, seen.has(name))
    if (way === 'open') seen.add(name)
    return { ...one, way, stream: there ? streamOf(there, streams) : (streams.get(name) ?? null) }
  }
  const tell = () => !isClosed && changed(present.map(asOther))
  for (const change of changes) room.on(change, tell)

  // One after the other: a camera that goes on while it is still going off would be sent twice.
  let last: Promise<unknown> = Promise.resolve()
  const send = (kind: Kind) => {
    // What does not come through now is sent when the room is back.
    last = last.then(() => (isIn ? sendNow(room, kind, mine.get(kind) ?? null) : undefined)).catch(() => undefined)
  }
  const sendAll = () => kinds.forEach(send)
  const allow = () => {
    const participantTrackPermissions = present.map((one) => ({
      participantIdentity: participantName(one),
      allowAll: true,
    }))
    room.localParticipant.setTrackSubscriptionPermissions(false, participantTrackPermissions)
  }

  const turn = (to: boolean) => {
    isIn = to
    if (!isClosed) stands(to)
    tell()
  }
  const enter = async () => {
    try {
      await room.connect(pass.url, pass.token)
      turn(true)
      allow()
      sendAll()
    } catch {
      turn(false)
    }
  }
  room.on(RoomEvent.Reconnected, sendAll)
  room.on(RoomEvent.Disconnected, (reason) => {
    if (isIn && reason !== DisconnectReason.CLIENT_INITIATED) turn(false)
  })
  void enter()

  return {
    meet: (now) => {
      present = now
      if (isIn) allow()
      tell()
    },
    hear: () => undefined,
    show: (kind, track) => {
      mine.set(kind, track)
      send(kind)
    },
    hurry: () => {
      if (room.state === ConnectionState.Disconnected) void enter()
    },
    close: () => {
      isClosed = true
      void room.disconnect(false)
    },
  }
}

/** How the way to somebody stands who should be there; one whom one has seen is lost, not awaited. */
const wayOf = (state: ConnectionState, there: RemoteParticipant | undefined, wasSeen: boolean): Way => {
  const isHeld = state === ConnectionState.Connected || state === ConnectionState.SignalReconnecting
  const isThere = there?.isActive && there.connectionQuality !== ConnectionQuality.Lost
  if (isHeld && isThere) return 'open'
  return wasSeen ? 'lost' : 'connecting'
}

/** What is seen and heard of somebody: a stream that stays the same, so that a picture that is shown goes on. */
const streamOf = ({ identity, trackPublications }: RemoteParticipant, streams: Map<string, MediaStream>) => {
  const stream = streams.get(identity) ?? new MediaStream()
  streams.set(identity, stream)
  const theirs = [...trackPublications.values()].flatMap(({ track, isMuted }) =>
    track && !isMuted ? track.mediaStreamTrack : [],
  )
  for (const track of stream.getTracks()) if (!theirs.includes(track)) stream.removeTrack(track)
  for (const track of theirs) stream.addTrack(track)
  return stream
}

/** Sends this track from now on, or nothing; the first of its kind is published, a later one takes its place. */
const sendNow = async ({ localParticipant }: Room, kind: Kind, track: MediaStreamTrack | null) => {
  const sent = localParticipant.getTrackPublication(sources[kind])
  if (!sent?.track) {
    if (track) await localParticipant.publishTrack(await asLocal(track), { source: sources[kind], simulcast: false })
  } else if (!track) {
    await sent.mute()
  } else {
    if (sent.track.mediaStreamTrack !== track) await sent.track.replaceTrack(track)
    await sent.unmute()
  }
}

/** LiveKit switches on whatever it is handed: a microphone that is muted must stay so. */
const asLocal = async (track: MediaStreamTrack) => {
  const isOn = track.enabled
  const Local = track.kind === 'audio' ? LocalAudioTrack : LocalVideoTrack
  // Its types were not made for exact optional properties.
  const local = new Local(track, undefined, true) as LocalTrack
  // Nothing is processed; but this waits until the track was taken over.
  await local.stopProcessor()
  track.enabled = isOn
  return local
}
