import { readSignal, type Signal } from './signal.ts'

/** How the way to another browser stands. */
export type Way = 'connecting' | 'open' | 'lost'

interface PeerOptions {
  iceServers: RTCIceServer[]
  /** Of two browsers exactly one offers. */
  offers: boolean
  /** What is sent to the other; what is sent later can be changed by `show`. */
  tracks: readonly MediaStreamTrack[]
  say: (signal: string) => Promise<unknown>
  /** The other's picture and sound. */
  onStream: (stream: MediaStream) => void
  onWay: (way: Way) => void
}

/** The way to one other browser; it is looked for anew by itself as long as it is lost. */
export interface Peer {
  hear: (signal: string) => void
  /** Sends this track from now on, or nothing. */
  show: (kind: Kind, track: MediaStreamTrack | null) => void
  /** Looks for the way at once: the network has come back. */
  hurry: () => void
  close: () => void
}

const kinds = ['audio', 'video'] as const
type Kind = (typeof kinds)[number]

/** The first way may take longer: a relay is asked, and the other reads what came. */
const WAIT_MS = { first: 6_000, lost: 2_000 }
/** Candidates come in a burst, and go together. */
const GATHER_MS = 20

/** Opens the way to another browser. Whoever does not offer answers; offers are numbered, so that a late answer counts for nothing. */
export const openPeer = ({ iceServers, offers, tracks, say, onStream, onWay }: PeerOptions): Peer => {
  const connection = new RTCPeerConnection({ iceServers })
  const theirs = new MediaStream()
  const mine = new Map<Kind, MediaStreamTrack | null>(tracks.map((track) => [track.kind as Kind, track]))
  let [offered, isClosed, way] = [0, false, 'connecting' as Way]
  let early: RTCIceCandidateInit[] = []

  // One thing after the other: what is said keeps its order, and no description meets another half way.
  const chain = (onFailure: () => void) => {
    let last: Promise<unknown> = Promise.resolve()
    return (work: () => Promise<unknown>) => {
      last = last.then(() => (isClosed ? undefined : work())).catch(onFailure)
    }
  }
  const doNext = chain(() => wait('lost'))
  const sayNext = chain(() => wait('lost'))
  const tell = (signal: Signal) => sayNext(() => say(JSON.stringify(signal)))

  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (how: keyof typeof WAIT_MS) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(findWay, WAIT_MS[how])
  }
  const findWay = () => {
    if (isClosed || way === 'open') return
    if (offers) doNext(() => offer(true))
    else tell({ type: 'again' })
    wait('lost')
  }
  const offer = async (iceRestart: boolean) => {
    await connection.setLocalDescription(await connection.createOffer({ iceRestart }))
    tellDescription(++offered)
  }
  const tellDescription = (n: number) => {
    if (connection.localDescription) tell({ type: 'description', n, description: connection.localDescription.toJSON() })
  }
  const take = async (n: number, description: RTCSessionDescriptionInit) => {
    if (offers && (n !== offered || connection.signalingState !== 'have-local-offer')) return
    await connection.setRemoteDescription(description)
    for (const candidate of early.splice(0)) await addCandidate(candidate)
    if (offers) return
    await sendMine()
    await connection.setLocalDescription(await connection.createAnswer())
    tellDescription(n)
  }
  // Of a way that was given up; the new one has candidates of its own.
  const addCandidate = (candidate: RTCIceCandidateInit) => connection.addIceCandidate(candidate).catch(() => undefined)
  const sendMine = async () => {
    for (const transceiver of connection.getTransceivers()) {
      transceiver.direction = 'sendrecv'
      await transceiver.sender.replaceTrack(mine.get(transceiver.receiver.track.kind as Kind) ?? null)
    }
  }

  const turn = (to: Way) => {
    way = to
    onWay(to)
  }

  let gathered: RTCIceCandidateInit[] = []
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate) return
    if (gathered.push(candidate.toJSON()) > 1) return
    setTimeout(() => tell({ type: 'candidates', candidates: gathered.splice(0) }), GATHER_MS)
  })
  connection.addEventListener('track', ({ track }) => {
    theirs.addTrack(track)
    onStream(theirs)
  })
  connection.addEventListener('connectionstatechange', () => {
    const state = connection.connectionState
    if (state === 'connected') {
      clearTimeout(timer)
      turn('open')
    } else if (state === 'disconnected' || state === 'failed') {
      if (way === 'open') turn('lost')
      wait('lost')
    }
  })

  if (offers) {
    for (const kind of kinds) connection.addTransceiver(mine.get(kind) ?? kind, { direction: 'sendrecv' })
    doNext(() => offer(false))
  }
  wait('first')
  return {
    hear: (text) => {
      const said = readSignal(text)
      if (said?.type === 'description') doNext(() => take(said.n, said.description))
      else if (said?.type === 'again') offers && doNext(() => offer(true))
      else if (said?.type === 'candidates')
        doNext(async () => {
          if (!connection.remoteDescription) early.push(...said.candidates)
          else for (const candidate of said.candidates) await addCandidate(candidate)
        })
    },
    show: (kind, track) => {
      mine.set(kind, track)
      const found = connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)
      if (found) doNext(() => found.sender.replaceTrack(track))
    },
    hurry: findWay,
    close: () => {
      isClosed = true
      clearTimeout(timer)
      connection.close()
      early = []
      gathered = []
    },
  }
}
