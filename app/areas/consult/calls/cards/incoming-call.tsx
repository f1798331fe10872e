import { PhoneIncomingIcon, VideoIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pauseLesson } from '#app/areas/audio-class/cards/running-lesson.ts'
import { pauseVoice } from '#app/areas/content/articles/cards/running-voice.ts'
import { playTone } from '#kit/rtc/browser/media.ts'
import { Button } from '#kit/ui/button.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { callAddress } from './call-address.ts'
import type { CallSeen } from './call-line.ts'
import { calledOf } from './called-of.ts'
import { useIncoming } from './use-incoming.ts'

/** Where nobody is disturbed: the call itself, and the places of staff and doctors. */
const quiet = /^\/(?:ask\/call|ask\/companion|desk|workbench|sandbox)(?:[/.]|$)/i
const RINGS_EVERY_MS = 3_000

/** Stands around every page: says that a doctor calls, and leads into the call. */
export function IncomingCall() {
  const { pathname } = useLocation()
  const { calling, dismiss } = useIncoming()
  const [later, setLater] = useState<string>()
  if (!calling || quiet.test(pathname) || later === calling.seen.call_id) return null
  return (
    <Ringing
      seen={calling.seen}
      consultationId={calling.consultationId}
      onTaken={dismiss}
      onLater={() => setLater(calling.seen.call_id)}
    />
  )
}

interface RingingProps {
  seen: CallSeen
  consultationId: string
  onTaken: () => void
  onLater: () => void
}

function Ringing({ seen, consultationId, onTaken, onLater }: RingingProps) {
  const navigate = useNavigate()
  const isVideo = seen.kind === 'video'
  useEffect(() => {
    pauseLesson()
    pauseVoice()
  }, [])
  useEffect(() => {
    const ring = () => {
      navigator.vibrate?.([300, 150, 300])
      try {
        playTone()
      } catch {
        // Before the first tap on a page no browser lets it sound.
      }
    }
    if (!isVideo) return
    ring()
    const timer = setInterval(ring, RINGS_EVERY_MS)
    return () => clearInterval(timer)
  }, [isVideo])
  const take = () => {
    onTaken()
    navigate(callAddress(consultationId))
  }
  return (
    <Sheet
      open
      title={isVideo ? '医生请您视频' : '医生正在给您打电话'}
      onClose={onLater}
      action={
        isVideo ? (
          <Button wide onClick={take}>
            <VideoIcon /> 进入视频
          </Button>
        ) : (
          <Button wide kind="secondary" onClick={onLater}>
            知道了
          </Button>
        )
      }
    >
      <div role="alert" className="flex items-center gap-12 py-8">
        <Avatar src={seen.doctor?.image ?? ''} kind="doctor" />
        <div className="min-w-0">
          <p className="text-18 font-semibold">{calledOf(seen)}</p>
          <p className="text-14 text-ink-2">
            {isVideo ? (
              '已经在视频诊室里等您'
            ) : (
              <>
                <PhoneIncomingIcon className="mr-4 inline" />
                请接听 {seen.shown_number} 的来电
              </>
            )}
          </p>
        </div>
      </div>
    </Sheet>
  )
}
