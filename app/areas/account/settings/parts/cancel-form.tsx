import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { CODE_LENGTH, CodeField } from '#app/areas/access/patients/cards/code-field.tsx'
import { PictureChallenge } from '#app/areas/access/patients/cards/picture-challenge.tsx'
import { useCode } from '#app/areas/access/patients/cards/use-code.ts'
import { maskPhone } from '#kit/seal/mask.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Select } from '#kit/ui/select.tsx'
import { leavingReasons } from '../rules.ts'
import { useCancel } from './use-cancel.ts'

/** Why one leaves, the code of the phone, and the last question before the account is gone. */
export function CancelForm({ mobile, onGone }: { mobile: string; onGone: () => void }) {
  const [reason, setReason] = useState('')
  const [code, setCode] = useState('')
  const [isRead, setRead] = useState(false)
  const [asking, setAsking] = useState(false)
  const sender = useCode('cancel')
  const cancel = useCancel()
  const navigate = useNavigate()

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isRead && code.length === CODE_LENGTH) setAsking(true)
  }
  const onConfirm = async () => {
    const input = { reason: reason || undefined, sms_code: code, token: sender.token() || undefined }
    const said = await cancel.run(input)
    setAsking(false)
    if (said === 'done') return onGone()
    setCode('')
    // Something was begun meanwhile: the page says what.
    if (said === 'unfinished') navigate('/account/cancel', { replace: true })
  }
  return (
    <>
      <form onSubmit={onSubmit} className="flex grow flex-col">
        <div className="space-y-12 px-16 pb-16">
          <Card title="确认是您本人">
            <div className="space-y-12">
              <Select
                label="注销原因（选填）"
                name="reason"
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                options={[{ value: '', text: '不说明' }, ...leavingReasons.map((text) => ({ value: text, text }))]}
              />
              <p className="text-14 text-ink-2">验证码会发到 {maskPhone(mobile)}</p>
              <CodeField
                sender={sender}
                mobile={mobile}
                code={code}
                error={cancel.error}
                onCode={setCode}
                onSend={() => sender.send(mobile)}
              />
              <Checkbox checked={isRead} onChange={(event) => setRead(event.target.checked)}>
                我已了解注销后资料会删除，而且不能恢复
              </Checkbox>
            </div>
          </Card>
        </div>
        <div className="grow" />
        <BottomAction>
          <Button type="submit" kind="danger" disabled={!isRead || code.length < CODE_LENGTH}>
            注销账号
          </Button>
        </BottomAction>
      </form>
      <PictureChallenge
        open={sender.state === 'picture'}
        onPass={(pass) => sender.send(mobile, pass)}
        onClose={sender.ready}
      />
      <Dialog
        open={asking}
        danger
        busy={cancel.busy}
        title="现在注销账号？"
        cancelText="再想想"
        confirmText="注销"
        onCancel={() => setAsking(false)}
        onConfirm={onConfirm}
      >
        所有设备会马上退出登录，资料不能恢复。
      </Dialog>
    </>
  )
}
