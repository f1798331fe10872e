import { type ChangeEvent, useRef, useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { languageCodes, languages, MOST } from '../../rules.ts'
import { deskInquiryCheck, deskInquiryFile, deskInquiryTranslation } from '../contract.ts'
import type { CaseProps } from '../pages/one.tsx'

/** Papers and their translations, which two people compare. */
export function CasePapers({ inquiry: { request_id, papers, terms }, isOver, onDone }: CaseProps) {
  const [original, setOriginal] = useState<number>()
  return (
    <Card title="资料与译文">
      {papers.length === 0 && <p className="text-14 text-ink-3">患者还没有放资料。</p>}
      <ul className="divide-y divide-line">
        {papers.map((paper) => (
          <li key={paper.paper_id} className="flex flex-wrap items-center justify-between gap-8 py-6">
            <a href={paper.url} className="flex min-h-target min-w-0 flex-col justify-center">
              <span className="text-14 wrap-anywhere text-accent-ink">{paper.name}</span>
              <span className="text-12 text-ink-3">
                {paper.kind_desc} · {paper.language_desc}
                {paper.original_id > 0 && ` · 译文，核对 ${paper.check_num} / 2`}
              </span>
            </a>
            {!isOver && paper.original_id === 0 && (
              <Button kind="text" size="small" onClick={() => setOriginal(paper.paper_id)}>
                加译文
              </Button>
            )}
            {!isOver && paper.can_check === 1 && (
              <ActButton
                call={deskInquiryCheck}
                input={{ request_id, paper_id: paper.paper_id }}
                said={({ check_num }) => `已核对 ${check_num} / 2`}
                onDone={onDone}
              >
                和原件一致
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      <Terms terms={terms} />
      {original !== undefined && (
        <AddTranslation
          requestId={request_id}
          paperId={original}
          onClose={() => setOriginal(undefined)}
          onDone={() => {
            setOriginal(undefined)
            onDone()
          }}
        />
      )}
    </Card>
  )
}

/** Words of this case that go wrong where they are rendered word for word. */
function Terms({ terms }: { terms: CaseProps['inquiry']['terms'] }) {
  if (terms.length === 0) return null
  return (
    <section className="pt-12">
      <h3 className="text-14 font-medium">翻译和核对时留意</h3>
      <ul className="divide-y divide-line">
        {terms.map(({ term_id, term, language_desc, translation, note }) => (
          <li key={term_id} className="py-6 text-14 wrap-anywhere">
            {term} → {translation} <span className="text-12 text-ink-3">{language_desc}</span>
            {note && <span className="block text-12 text-ink-2">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AddTranslationProps {
  requestId: string
  paperId: number
  onClose: () => void
  onDone: () => void
}

function AddTranslation({ requestId, paperId, onClose, onDone }: AddTranslationProps) {
  const input = useRef<HTMLInputElement>(null)
  const sending = useAct(deskInquiryFile, { hideToast: true })
  const [file, setFile] = useState<{ url: string; name: string }>()
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? []
    event.target.value = ''
    const sent = picked && (await sending.run({ request_id: requestId, file: picked }))
    if (picked && sent) setFile({ url: sent.url, name: picked.name })
  }
  return (
    <EditForm
      draft="private"
      title="添加译文"
      action="添加"
      disabled={!file}
      refusedFields={{ paper: 'name' }}
      save={(form, send) =>
        send(deskInquiryTranslation, {
          ...readForm(deskInquiryTranslation, form, { language: languageCodes, name: 'text' }),
          request_id: requestId,
          paper_id: paperId,
          url: file?.url ?? '',
        })
      }
      said={() => '已添加，要由两个人各核对一次'}
      onSaved={onDone}
      onClose={onClose}
    >
      <input ref={input} type="file" accept="application/pdf,.pdf" hidden onChange={pick} aria-label="译文 PDF" />
      <Button kind="secondary" wide busy={sending.busy} onClick={() => input.current?.click()}>
        {file ? `换一个 PDF（${file.name}）` : '选择译文 PDF'}
      </Button>
      {sending.error && (
        <p role="alert" className="text-14 text-danger">
          {sending.error.words}
        </p>
      )}
      <Field label="名称" name="name" maxLength={MOST.paperName} placeholder="例如：出院小结（英文）" required />
      <Select
        label="语言"
        name="language"
        defaultValue="en"
        options={Object.entries(languages).map(([value, text]) => ({ value, text }))}
        required
      />
    </EditForm>
  )
}
