import { useState } from 'react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskNotice } from '../contract.ts'
import { NOTICE_LENGTH } from '../rules.ts'

/** The line on top of the hospital's home, as patients see it and to be changed. */
export function NoticeForm({ notice, version }: { notice: string; version: number }) {
  const mayChange = useMay('hospital.notice')
  const [text, setText] = useState(notice)
  const [saved, setSaved] = useState(notice)
  return (
    <Card title="医院公告">
      <div className="space-y-12">
        {saved ? <Notice tone="warning">{saved}</Notice> : <p className="text-14 text-ink-3">现在没有公告。</p>}
        {mayChange && (
          <PageForm
            action="保存公告"
            size="small"
            disabled={text.trim() === saved}
            edited={{ version }}
            save={(form, send) => send(deskNotice, readForm(deskNotice, form, { notice: 'text' }))}
            said={(done) => (done.notice ? '公告已更新，患者马上能看到' : '公告已撤下')}
            onSaved={(done) => {
              setSaved(done.notice)
              setText(done.notice)
            }}
          >
            <TextField
              label="公告内容"
              name="notice"
              rows={3}
              maxLength={NOTICE_LENGTH}
              value={text}
              hint="显示在医院主页最上面；留空就撤下"
              onChange={(event) => setText(event.target.value)}
            />
          </PageForm>
        )}
      </div>
    </Card>
  )
}
