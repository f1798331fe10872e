import { ScanLineIcon } from 'lucide-react'
import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Scanner } from '#kit/ui/scanner.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST } from '../../rules.ts'
import { deskOfflineCheckIn } from '../contract.ts'

interface CheckInProps {
  eventId: number
  onDone: () => void
}

const saidOf = ({ name, came_num }: CallOutput<typeof deskOfflineCheckIn>) => `${name} 已签到，共到场 ${came_num} 人`

/** Checks in who stands at the door: the camera reads the code on their phone, or its digits are typed, or a scanner types it. */
export function CheckIn({ eventId, onDone }: CheckInProps) {
  const [round, setRound] = useState(0)
  return (
    <Card title="签到">
      <div className="space-y-16">
        <ScanIn eventId={eventId} onDone={onDone} />
        <PageForm
          draft="private"
          key={round}
          action="签到"
          refusedFields={{ code: 'code', came: 'code', waiting: 'code', gone: 'code' }}
          save={(form, send) =>
            send(deskOfflineCheckIn, { ...readForm(deskOfflineCheckIn, form, { code: 'text' }), event_id: eventId })
          }
          said={saidOf}
          onSaved={() => {
            setRound(round + 1)
            onDone()
          }}
        >
          <Field
            label="签到码"
            name="code"
            keyboard="code"
            maxLength={MOST.code}
            hint="报名人手机上的六位数字，也可以用扫码枪；开始前 2 小时起可以签到"
            autoComplete="off"
            required
          />
        </PageForm>
      </div>
    </Card>
  )
}

function ScanIn({ eventId, onDone }: CheckInProps) {
  const [isScanning, setScanning] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [said, setSaid] = useState<string>()
  const checking = useAct(deskOfflineCheckIn)
  const read = async (code: string) => {
    setScanning(false)
    const done = await checking.run({ event_id: eventId, code: code.slice(0, MOST.code) })
    if (!done) return
    setSaid(saidOf(done))
    onDone()
  }
  const scan = () => {
    setTrouble(undefined)
    setSaid(undefined)
    setScanning(true)
  }
  if (isScanning)
    return (
      <Scanner
        onText={read}
        onClose={() => setScanning(false)}
        onTrouble={(words) => {
          setScanning(false)
          setTrouble(words)
        }}
        instead="输入六位签到码"
      />
    )
  return (
    <div className="space-y-12">
      <Button kind="secondary" wide onClick={scan} busy={checking.busy}>
        <ScanLineIcon />
        {said === undefined ? '扫码签到' : '扫下一位'}
      </Button>
      {said && <Notice tone="success">{said}</Notice>}
      {!said && checking.error && <Notice tone="danger">{checking.error.words}</Notice>}
      {trouble && <Notice tone="warning">{trouble}</Notice>}
    </div>
  )
}
