import { useState } from 'react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { deskDiscussionOrigin } from '../contract.ts'

/** From which network address something was written: who may asks for it, with why. */
export function Origin({ commentId: comment_id }: { commentId: number }) {
  const may = useMay('discussions.origin')
  const [asking, setAsking] = useState(false)
  const [told, setTold] = useState('')
  if (!may) return null
  if (told)
    return (
      <p className="text-14 text-ink-2" role="status">
        网络地址：<span className="break-all tabular-nums">{told}</span>
      </p>
    )
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setAsking(true)}>
        查网络地址
      </Button>
      {asking && (
        <ReasonForm
          title="查看这条评论的网络地址？"
          label="原因，会写进审计记录"
          common={['有关机关依法查询', '核实举报', '排查刷评']}
          maxLength={100}
          action="查看"
          save={(reason, send) => send(deskDiscussionOrigin, { comment_id, reason })}
          said={() => '已写进审计记录'}
          onSaved={({ address }) => {
            setTold(address)
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          <p className="text-14 text-ink-2">网络地址只留六个月，加密保存，只能为核查违规内容查看。</p>
        </ReasonForm>
      )}
    </>
  )
}
