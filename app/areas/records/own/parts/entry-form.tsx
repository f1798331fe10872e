import { type FormEvent, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { later } from '#kit/ui/later.ts'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { useSend } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { ownAddress } from '../cards/own-address.ts'
import { type ownRecord, saveOwnEntry } from '../contract.ts'
import { details, type Kind, kinds } from '../rules.ts'
import { MedicineFields } from './medicine-fields.tsx'
import { RemoveEntry } from './remove-entry.tsx'
import type { ReportFiles } from './report-fields.tsx'

// Pictures and files are chosen for reports alone.
const ReportFields = later(async () => (await import('./report-fields.tsx')).ReportFields)

type Record = CallOutput<typeof ownRecord>
export type OwnEntry = Record['list'][number]

interface EntryFormProps {
  record: Record
  kind: Kind
  entry: OwnEntry | undefined
}

const since: Readonly<Partial<globalThis.Record<Kind, string>>> = {
  allergy: '哪天发现的',
  condition: '哪天查出的',
  medicine: '哪天开始用',
  operation: '哪天做的',
  report: '报告日期',
}

/** Writes one thing into a record, or anew. */
export function EntryForm({ record, kind, entry }: EntryFormProps) {
  const today = useToday()
  const navigate = useNavigate()
  const sending = useSend()
  const [clientId] = useState(randomId)
  const [files, setFiles] = useState<ReportFiles>()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (files?.isBusy) return toast('文件还在上传，请稍等一下')
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '').trim()
    const said = {
      member_id: record.member_id,
      id: entry?.id,
      client_id: clientId,
      kind,
      name: typed('name'),
      detail: typed('detail'),
      date: typed('date'),
      end_date: typed('end_date'),
      note: typed('note'),
      times: form.getAll('times').map(String).filter(Boolean).join(','),
      reminds: typed('reminds') === 'on' ? 1 : 0,
      about_id: typed('about_id'),
      files: (files?.urls ?? entry?.files.map(({ address }) => address) ?? []).join(','),
      guardian_consent: typed('guardian') === 'on' ? 1 : 0,
    }
    if (!(await sending.send(saveOwnEntry, said))) return
    toast('记好了')
    navigate(ownAddress(record.member_id), { replace: true })
  }
  const { words, of, hint } = kinds[kind]
  const choices = details[kind]
  const day = since[kind]
  return (
    <form onSubmit={save} className="flex grow flex-col">
      <div className="grow space-y-12 p-16">
        <Card className="space-y-12">
          <Field
            label={of}
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={entry?.name}
            placeholder={hint}
          />
          {choices && (
            <Select
              label={kind === 'family' ? '谁' : '情况'}
              name="detail"
              required
              defaultValue={entry?.detail ?? Object.keys(choices)[0]}
              options={Object.entries(choices).map(([value, text]) => ({ value, text }))}
            />
          )}
          {day && (
            <Field
              label={day}
              name="date"
              keyboard="date"
              max={today}
              required={kind === 'report'}
              defaultValue={entry?.date}
              hint={kind === 'report' ? undefined : '记不清可以不填'}
            />
          )}
          {kind === 'medicine' && <MedicineFields entry={entry} />}
          <TextField
            label={kind === 'report' ? '结果' : '备注'}
            name="note"
            rows={3}
            maxLength={1_000}
            defaultValue={entry?.note}
            placeholder={kind === 'report' ? '可以写下结果，也可以只传照片' : undefined}
          />
        </Card>
        {kind === 'report' && (
          <Suspense>
            <ReportFields record={record} entry={entry} onFiles={setFiles} />
          </Suspense>
        )}
        {record.needs_guardian === 1 && (
          <Card>
            <Checkbox name="guardian">我是监护人，同意替不满 14 岁的{record.truename}记录</Checkbox>
          </Card>
        )}
        {entry && <RemoveEntry memberId={record.member_id} id={entry.id} what={`${words}“${entry.name}”`} />}
      </div>
      <BottomAction error={sending.error?.words} note="加密保存，没有您的分享，别人看不到">
        <Button type="submit" busy={sending.busy}>
          保存
        </Button>
      </BottomAction>
    </form>
  )
}
