import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Link } from '#kit/ui/link.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { openConsultationAddress } from '../cards/consultation-address.ts'
import { shareAsk } from '../contract.ts'
import type { WholeConsultation } from './use-live-consultation.ts'

/** Whether others may read a consultation that is over: asked on its own, taken back with one tap at any time. */
export function SharingCard({ asked, onDone }: { asked: WholeConsultation; onDone: () => void }) {
  const share = useAct(shareAsk)
  const [agreed, setAgreed] = useState(false)
  const set = async (state: 0 | 1) => {
    const done = await share.run({ ask_id: asked.ask_id, state })
    if (!done) return
    toast(state === 1 ? '谢谢，审核后会匿名公开' : '已撤回，别人看不到了')
    setAgreed(false)
    onDone()
  }
  if (asked.is_public === 0)
    return (
      <Card title="帮助情况相似的人">
        <div className="space-y-12">
          <Checkbox name="share" checked={agreed} onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}>
            我同意匿名公开这次问诊
          </Checkbox>
          <p className="text-14 text-ink-2">
            只公开性别、年龄、问题和医生的文字回复；姓名、号码会去掉，图片和语音不公开。由医院审核后展示，随时可以撤回，不同意也不影响问诊。
          </p>
          <Button kind="secondary" busy={share.busy} disabled={!agreed} onClick={() => set(1)}>
            匿名公开
          </Button>
        </div>
      </Card>
    )
  return (
    <Card title="匿名公开" aside={asked.sharing_desc}>
      <div className="space-y-12">
        <p className="text-14 text-ink-2">{wordsOf(asked)}</p>
        <div className="flex flex-wrap items-center gap-12">
          <Button kind="secondary" busy={share.busy} onClick={() => set(0)}>
            撤回同意
          </Button>
          {asked.sharing === 'shown' && (
            <Link
              to={openConsultationAddress(asked.ask_id)}
              className="flex min-h-target items-center text-14 text-accent-ink"
            >
              看看公开的样子
            </Link>
          )}
        </div>
      </div>
    </Card>
  )
}

const wordsOf = ({ sharing, sharing_says }: WholeConsultation): string => {
  if (sharing === 'waiting') return '您同意了匿名公开，医院正在审核，审核前没有别人看得到。'
  if (sharing === 'shown') return '已经去掉姓名和号码公开，谢谢您帮助别人。'
  return `审核后没有公开：${sharing_says}`
}
