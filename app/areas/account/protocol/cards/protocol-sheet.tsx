import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { savePrivacy } from '#app/areas/account/settings/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { keepAgreed } from '#kit/wire/browser/common-params.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { agreeUserProtocol } from '../contract.ts'
import { ProtocolPoints } from '../parts/protocol-points.tsx'

/**
 * The user protocol, where it is new to who is signed in. What is sensitive and what is optional they agree to by
 * themselves, ticked by their own hand; who does not agree goes on as a visitor.
 */
export function ProtocolSheet({ version, onClose }: { version: number; onClose: () => void }) {
  const form = useId()
  const navigate = useNavigate()
  const agree = useAct(agreeUserProtocol)
  const recommend = useAct(savePrivacy)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isTicked = new FormData(event.currentTarget).has('recommend')
    if (!(await agree.run({ health_data: 1 }))) return
    if (isTicked && (await recommend.run({ acceptRecommend: '1' }))) keepAgreed('1')
    toast('已同意，可在“账号与隐私”随时查看')
    onClose()
  }
  const disagree = () => {
    onClose()
    navigate('/account/logout?callback=/')
  }
  const action = (
    <div className="flex gap-12 *:flex-1">
      <Button kind="secondary" onClick={disagree}>
        不同意
      </Button>
      <Button type="submit" form={form} busy={agree.busy || recommend.busy}>
        同意
      </Button>
    </div>
  )
  return (
    <Sheet open title="用户协议与隐私保护" action={action} onClose={onClose}>
      <form id={form} onSubmit={submit} className="space-y-12">
        <ProtocolPoints version={version} />
        <div className="border-t border-line pt-8">
          <Checkbox name="health" required>
            单独同意：为预约和就诊处理健康信息
          </Checkbox>
          <Checkbox name="recommend">可选：按我看过的内容推荐</Checkbox>
        </div>
        <p className="text-12 text-ink-3">不同意会退出登录，您仍然可以查医院、医生和门诊时间。</p>
        {agree.error && (
          <div role="alert">
            <Notice tone="danger">{agree.error.words}</Notice>
          </div>
        )}
      </form>
    </Sheet>
  )
}
