import { openPeer, type Peer, type Way } from './peer.ts'

/** Somebody who is there, at a device of theirs. */
export interface Present {
  who: string
  device: string
}

/** What is seen and heard of somebody. */
export interface Other extends Present {
  stream: MediaStream | null
  way: Way
}

interface MeshOptions {
  you: string
  iceServers: RTCIceServer[]
  tracks: () => readonly MediaStreamTrack[]
  say: (to: Present, signal: string) => Promise<unknown>
  changed: (others: readonly Other[]) => void
}

/** The ways from one browser to each of the others. */
export interface Mesh {
  /** Who is there now: ways to them are opened, those to others closed. */
  meet: (present: readonly Present[]) => void
  hear: (from: Present, signal: string) => void
  show: Peer['show']
  hurry: () => void
  close: () => void
}

/** Opens ways to all who are there. Of each two the one whose name comes first offers. */
export const openMesh = ({ you, iceServers, tracks, say, changed }: MeshOptions): Mesh => {
  const ways = new Map<string, { peer: Peer; other: Other }>()
  const tell = () => changed([...ways.values()].map(({ other }) => ({ ...other })))
  const leave = (who: string) => {
    ways.get(who)?.peer.close()
    ways.delete(who)
  }
  const open = (present: Present) => {
    leave(present.who)
    const other: Other = { ...present, stream: null, way: 'connecting' }
    const peer = openPeer({
      iceServers,
      offers: you < present.who,
      tracks: tracks(),
      say: (signal) => say(present, signal),
      onStream: (stream) => {
        other.stream = stream
        tell()
      },
      onWay: (way) => {
        other.way = way
        tell()
      },
    })
    ways.set(present.who, { peer, other })
    return peer
  }
  const peerOf = (present: Present): Peer | undefined => {
    const found = ways.get(present.who)
    return found?.other.device === present.device ? found.peer : undefined
  }
  return {
    meet: (present) => {
      for (const who of ways.keys()) if (!present.some((one) => one.who === who)) leave(who)
      for (const one of present) if (one.who !== you && !peerOf(one)) open(one)
      tell()
    },
    hear: (from, signal) => (peerOf(from) ?? open(from)).hear(signal),
    show: (kind, track) => {
      for (const { peer } of ways.values()) peer.show(kind, track)
    },
    hurry: () => {
      for (const { peer } of ways.values()) peer.hurry()
    },
    close: () => {
      for (const who of [...ways.keys()]) leave(who)
    },
  }
}
