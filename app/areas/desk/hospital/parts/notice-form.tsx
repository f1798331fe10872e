import { useState } from 'react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskNotice } from '../contract.ts'
import { NOTICE_LENGTH } from '../rules.ts'

/** The line on top of the hospital's home, as patients see it and to be changed. */
export function NoticeForm({ notice }: { notice: string }) {
  const change = useAct(deskNotice)
  const mayChange = useMay('hospital.notice')
  const [text, setText] = useState(notice)
  const [saved, setSaved] = useState(notice)
  const save = async () => {
    const done = await change.run({ notice: text })
    if (!done) return
    setSaved(done.notice)
    setText(done.notice)
    toast(done.notice ? '公告已更新，患者马上能看到' : '公告已撤下')
  }
  return (
    <Card title="医院公告">
      <div className="space-y-12">
        {saved ? <Notice tone="warning">{saved}</Notice> : <p className="text-14 text-ink-3">现在没有公告。</p>}
        {mayChange && (
          <>
            <TextField
              label="公告内容"
              rows={3}
              maxLength={NOTICE_LENGTH}
              value={text}
              hint="显示在医院主页最上面；留空就撤下"
              error={change.error?.words}
              onChange={(event) => setText(event.target.value)}
            />
            <Button size="small" disabled={text.trim() === saved} busy={change.busy} onClick={save}>
              保存公告
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
