import { useState } from 'react'
import { AskAbout } from '#app/areas/help/cards/service-link.tsx'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import type { Tone } from '#kit/ui/tones.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { certificateAddress, offlineAddress } from '../cards/offline-address.ts'
import { offLineAccept, offLineCancel, type offLineMine } from '../contract.ts'
import { codeText } from '../rules.ts'

/** One's own sign-up. */
export type OwnSignup = CallOutput<typeof offLineMine>['list'][number]

const tones: Record<OwnSignup['state'], Tone> = {
  signed: 'success',
  waiting: 'accent',
  offered: 'warning',
  passed: 'plain',
  cancelled: 'plain',
  ended: 'plain',
  came: 'success',
  missed: 'plain',
}

/** Who comes, how it stands, what is said at the door, and what can be done now. */
export function OwnSignupLines({ signup, onDone }: { signup: OwnSignup; onDone: () => void }) {
  const { member_name, guardian_name, state, state_desc } = signup
  return (
    <div className="space-y-8">
      <div className="flex items-baseline justify-between gap-12">
        <p className="text-16 font-medium">
          {member_name}
          {guardian_name && <span className="text-12 font-normal text-ink-3">（{guardian_name}陪同）</span>}
        </p>
        <Tag tone={tones[state]}>{state_desc}</Tag>
      </div>
      <Standing signup={signup} onDone={onDone} />
    </div>
  )
}

function Standing({ signup, onDone }: { signup: OwnSignup; onDone: () => void }) {
  const today = useToday()
  const { signup_id, state, code, before_num, offer_end_time, can_cancel, can_certify } = signup
  return (
    <>
      {state === 'signed' && (
        <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
          <div className="w-120 shrink-0">
            <QrCode text={codeText(code)} alt={`签到码 ${code}`} />
          </div>
          <p className="min-w-120 grow basis-120 text-14 text-ink-2">
            到场出示这个码，或报签到码{' '}
            <span className="block text-22 font-semibold tracking-widest text-ink tabular-nums" data-code>
              {code}
            </span>
          </p>
        </div>
      )}
      {state === 'waiting' && (
        <p className="text-14 text-ink-2">
          {before_num > 0 ? `前面还有 ${before_num} 人` : '您排在第一位'}，空出名额会通知您。
        </p>
      )}
      {state === 'offered' && offer_end_time && (
        <Notice tone="warning">请在{spokenDayTime(parseTime(offer_end_time), today)}前确认，过时让给下一位。</Notice>
      )}
      <div className="flex flex-wrap justify-end gap-12">
        <AskAbout title={`活动报名：${signup.title}`} number={String(signup_id)} link={offlineAddress(signup.id)} />
        {can_certify === 1 && (
          <ButtonLink kind="secondary" size="small" to={certificateAddress(signup_id)}>
            参加证明
          </ButtonLink>
        )}
        {can_cancel === 1 && <Acts signup={signup} onDone={onDone} />}
      </div>
    </>
  )
}

function Acts({ signup: { signup_id, state }, onDone }: { signup: OwnSignup; onDone: () => void }) {
  const [asking, setAsking] = useState(false)
  const accepting = useAct(offLineAccept)
  const cancelling = useAct(offLineCancel)
  const word = state === 'waiting' ? '取消候补' : '取消报名'
  const accept = async () => {
    if (await accepting.run({ signup_id })) toast('已确认，名额是您的了')
    onDone()
  }
  const cancel = async () => {
    const done = await cancelling.run({ signup_id })
    setAsking(false)
    if (done) toast(`已${word}`)
    onDone()
  }
  return (
    <>
      <Button kind="text" size="small" onClick={() => setAsking(true)}>
        {word}
      </Button>
      {state === 'offered' && (
        <Button size="small" busy={accepting.busy} onClick={accept}>
          确认参加
        </Button>
      )}
      <Dialog
        open={asking}
        title={`${word}？`}
        cancelText="再想想"
        confirmText={word}
        danger
        busy={cancelling.busy}
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
      >
        名额会让给后面的人，再报名要重新排队。
      </Dialog>
    </>
  )
}
