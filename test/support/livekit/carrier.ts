import { SessionDescription, SignalTarget, type TrackInfo, TrackType, TrickleRequest } from '@livekit/protocol'
import {
  MediaStream,
  type MediaStreamTrack,
  useSdesMid as mid,
  useNACK as nack,
  useOPUS as opus,
  type PeerConfig,
  usePLI as pli,
  RTCPeerConnection,
  type RTCRtpTransceiver,
  useVP8 as vp8,
} from 'werift'
import type { Saying } from './participant.ts'

interface Opening {
  sid: string
  say: (message: Saying) => void
  /** Whether somebody may have what is carried in here. */
  isAllowed: (identity: string) => boolean
  trackOf: (kind: TrackType) => TrackInfo | undefined
  others: () => { identity: string; carrier: Carrier }[]
  connected: () => void
}

export type Carrier = ReturnType<typeof openCarrier>

const config: Partial<PeerConfig> = {
  codecs: { audio: [opus()], video: [vp8({ rtcpFeedback: [nack(), pli()] })] },
  headerExtensions: { audio: [mid()], video: [mid()] },
  iceServers: [],
  iceAdditionalHostAddresses: ['127.0.0.1'],
  iceUseIpv6: false,
}

/** Two ways to one browser, as LiveKit has them: one on which it sends, which it offers, and one on which it gets what others send. */
export const openCarrier = ({ sid, say, isAllowed, trackOf, others, connected }: Opening) => {
  const ways = { [SignalTarget.PUBLISHER]: openWay(), [SignalTarget.SUBSCRIBER]: openWay() }
  const { [SignalTarget.PUBLISHER]: incoming, [SignalTarget.SUBSCRIBER]: outgoing } = ways
  const sent: { track: MediaStreamTrack; info: TrackInfo; requestPicture: () => void }[] = []
  const taken = new Set<string>()

  for (const target of [SignalTarget.PUBLISHER, SignalTarget.SUBSCRIBER])
    ways[target].onIceCandidate.subscribe((candidate) => {
      if (!candidate) return
      const candidateInit = JSON.stringify(candidate.toJSON())
      say({ case: 'trickle', value: new TrickleRequest({ target, candidateInit }) })
    })
  incoming.connectionStateChange.subscribe((state) => state === 'connected' && connected())
  incoming.onRemoteTransceiverAdded.subscribe((transceiver) =>
    transceiver.onTrack.subscribe((track) => {
      const info = trackOf(track.kind === 'audio' ? TrackType.AUDIO : TrackType.VIDEO)
      if (!info) return
      sent.push({ track, info, requestPicture: () => void transceiver.receiver.sendRtcpPLI(track.ssrc ?? 0) })
      offerAll()
    }),
  )
  /** Hands what comes in here to all who may have it and have it not yet. */
  const offerAll = () => {
    for (const { identity, carrier } of others())
      for (const { track, info, requestPicture } of sent)
        if (isAllowed(identity))
          carrier.take({ from: sid, track, info, requestPicture, isAllowed: () => isAllowed(identity) })
  }

  // One offer at a time; what came meanwhile goes with the next.
  let [isOffered, isStale, offers] = [false, false, 0]
  const offer = async () => {
    if (isOffered) {
      isStale = true
      return
    }
    isOffered = true
    await outgoing.setLocalDescription(await outgoing.createOffer())
    const sdp = outgoing.localDescription?.sdp ?? ''
    say({ case: 'offer', value: new SessionDescription({ type: 'offer', sdp, id: ++offers }) })
  }
  const take = ({ from, track, info, requestPicture, isAllowed: may }: Taking) => {
    if (taken.has(info.sid)) return
    taken.add(info.sid)
    const streams = [new MediaStream({ id: `${from}|${info.sid}` })]
    const out: RTCRtpTransceiver = outgoing.addTransceiver(track.kind as 'audio' | 'video', {
      direction: 'sendonly',
      streams,
    })
    track.onReceiveRtp.subscribe((packet) => {
      if (may()) void out.sender.sendRtp(packet.clone())
    })
    out.sender.onPictureLossIndication.subscribe(requestPicture)
    outgoing.connectionStateChange.subscribe((state) => state === 'connected' && requestPicture())
    void offer().then(requestPicture)
  }

  return {
    offerAll,
    take,
    takeOffer: async ({ sdp, id }: SessionDescription) => {
      await incoming.setRemoteDescription({ type: 'offer', sdp })
      await incoming.setLocalDescription(await incoming.createAnswer())
      const answer = incoming.localDescription?.sdp ?? ''
      say({ case: 'answer', value: new SessionDescription({ type: 'answer', sdp: answer, id }) })
    },
    takeAnswer: async ({ sdp }: SessionDescription) => {
      await outgoing.setRemoteDescription({ type: 'answer', sdp })
      isOffered = false
      if (isStale) {
        isStale = false
        await offer()
      }
    },
    takeCandidate: ({ target, candidateInit }: TrickleRequest) =>
      ways[target].addIceCandidate(JSON.parse(candidateInit)),
    close: async () => {
      for (const way of [incoming, outgoing]) await way.close()
    },
  }
}

interface Taking {
  from: string
  track: MediaStreamTrack
  info: TrackInfo
  /** For a whole picture. */
  requestPicture: () => void
  isAllowed: () => boolean
}

const openWay = () => new RTCPeerConnection(config)
