import { useEffect, useRef, useState } from 'react'
import { MOST_SECONDS } from '#app/areas/files/rules.ts'
import { toast } from '#kit/ui/toast.ts'

/** What browsers can record, the smallest first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

interface Recording {
  recorder: MediaRecorder
  stream: MediaStream
  parts: Blob[]
  begun: number
  isWanted: boolean
}

/** Records a voice of at most `MOST_SECONDS`; what is recorded when they are over is sent by itself. */
export const useVoice = (onSay: (voice: Blob, seconds: number) => void) => {
  const [seconds, setSeconds] = useState<number>()
  const now = useRef<Recording>(undefined)

  const end = (isWanted: boolean) => {
    const recording = now.current
    if (!recording) return
    recording.isWanted = isWanted
    if (recording.recorder.state !== 'inactive') recording.recorder.stop()
  }
  const start = async () => {
    if (now.current) return
    const stream = await openMicrophone()
    if (!stream) return
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 32_000, ...(mimeType && { mimeType }) })
    const recording = { recorder, stream, parts: [] as Blob[], begun: performance.now(), isWanted: false }
    now.current = recording
    recorder.ondataavailable = ({ data }) => recording.parts.push(data)
    recorder.onstop = () => {
      now.current = undefined
      setSeconds(undefined)
      for (const track of stream.getTracks()) track.stop()
      const length = Math.min(MOST_SECONDS, Math.round((performance.now() - recording.begun) / 1_000))
      if (!recording.isWanted) return
      if (length < 1) return toast('说话时间太短，请再说一次')
      onSay(new Blob(recording.parts, { type: recorder.mimeType }), length)
    }
    recorder.start()
    setSeconds(0)
  }
  const isRecording = seconds !== undefined
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => {
      const recording = now.current
      if (!recording) return
      const past = Math.floor((performance.now() - recording.begun) / 1_000)
      setSeconds(past)
      if (past < MOST_SECONDS) return
      recording.isWanted = true
      if (recording.recorder.state !== 'inactive') recording.recorder.stop()
    }, 250)
    return () => clearInterval(timer)
  }, [isRecording])
  // Who leaves the page is not listened to any more.
  useEffect(
    () => () => {
      for (const track of now.current?.stream.getTracks() ?? []) track.stop()
    },
    [],
  )
  return { seconds, start, send: () => end(true), cancel: () => end(false) }
}

const openMicrophone = async (): Promise<MediaStream | undefined> => {
  if (!('MediaRecorder' in window) || !navigator.mediaDevices) {
    toast('这个浏览器不能录音，请打字或发图片')
    return undefined
  }
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch {
    toast('没有打开麦克风，请在浏览器设置里允许使用麦克风')
    return undefined
  }
}
