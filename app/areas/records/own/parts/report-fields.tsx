import { useState } from 'react'
import { PaperField } from '#app/areas/files/cards/paper-field.tsx'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { Card } from '#kit/ui/card.tsx'
import type { PicturesValue } from '#kit/ui/chosen-pictures.ts'
import { Select } from '#kit/ui/select.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { ownRecord } from '../contract.ts'
import { kinds, MOST_FILES } from '../rules.ts'
import type { OwnEntry } from './entry-form.tsx'

/** What is uploaded of a report. */
export interface ReportFiles {
  urls: string[]
  isBusy: boolean
}

interface ReportFieldsProps {
  record: CallOutput<typeof ownRecord>
  entry: OwnEntry | undefined
  onFiles: (files: ReportFiles) => void
}

/** Pictures and a PDF of a report, and what it is about. */
export function ReportFields({ record, entry, onFiles }: ReportFieldsProps) {
  const before = entry?.files ?? []
  const [pictures, setPictures] = useState<PicturesValue>({
    urls: before.flatMap(({ address, is_pdf }) => (is_pdf ? [] : [address])),
    isBusy: false,
    hasFailed: false,
  })
  const [papers, setPapers] = useState<ReportFiles>({
    urls: before.flatMap(({ address, is_pdf }) => (is_pdf ? [address] : [])),
    isBusy: false,
  })
  const tell = (one: PicturesValue, other: ReportFiles) =>
    onFiles({ urls: [...one.urls, ...other.urls], isBusy: one.isBusy || other.isBusy })
  const about = record.list.filter(({ kind }) => kind !== 'report')
  return (
    <Card className="space-y-12">
      <PictureField
        label="报告照片"
        most={MOST_FILES - 1}
        uploadtype="ask"
        hint="把姓名、条码也拍清楚"
        first={before.flatMap(({ address, url, is_pdf }) => (is_pdf ? [] : [{ url: address, preview: url }]))}
        onChange={(value) => {
          setPictures(value)
          tell(value, papers)
        }}
      />
      <PaperField
        label="报告的 PDF"
        first={papers.urls[0]}
        onChange={(value) => {
          setPapers(value)
          tell(pictures, value)
        }}
      />
      {about.length > 0 && (
        <Select
          label="和哪一条有关"
          name="about_id"
          defaultValue={entry?.about_id || ''}
          options={[
            { value: '', text: '都没有关系' },
            ...about.map(({ id, kind, name }) => ({ value: id, text: `${kinds[kind].words}：${name}` })),
          ]}
        />
      )}
    </Card>
  )
}
