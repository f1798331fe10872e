import { BellIcon, BellRingIcon } from 'lucide-react'
import type { Day } from '#kit/time/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { useOwnMark } from '#kit/wire/browser/use-answer.ts'
import { cancelReleaseReminder, releaseReminders, remindOfRelease } from '../contract.ts'

interface RemindMeProps {
  seat: { doctor_id: number; dep_id: number }
  date: Day
}

/** Asks to be told before the places of a day come out, or not to be; whether one has asked is fetched by the browser. */
export function RemindMe({ seat: { doctor_id, dep_id }, date }: RemindMeProps) {
  const [isSet, setIsSet] = useOwnMark(releaseReminders, {}, ({ list }) =>
    list.some((one) => one.doctor_id === doctor_id && one.dep_id === dep_id && one.date === date),
  )
  const setting = useAct(remindOfRelease)
  const dropping = useAct(cancelReleaseReminder)
  const toggle = async () => {
    const done = await (isSet ? dropping : setting).run({ doctor_id, dep_id, date })
    if (!done) return
    setIsSet(!isSet)
    toast(isSet ? '不再提醒' : '放号前 5 分钟会发消息和短信提醒您')
  }
  return (
    <p className="pt-12">
      <Button kind="secondary" size="small" busy={setting.busy || dropping.busy} onClick={toggle} aria-pressed={isSet}>
        {isSet ? <BellRingIcon className="fill-current text-accent-ink" /> : <BellIcon />}
        {isSet ? '放号前会提醒您' : '放号提醒我'}
      </Button>
    </p>
  )
}
