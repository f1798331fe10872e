import { type FormEvent, useState } from 'react'
import { PaperField } from '#app/areas/files/cards/paper-field.tsx'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import {
  inquiryPaperAdd,
  inquiryPaperRemove,
  type inquiryPapers,
  inquiryPapersReady,
  type inquiryRequest,
} from '../contract.ts'
import { languages, MOST, paperKinds } from '../rules.ts'
import { FaultLine } from './fault-line.tsx'

type Paper = CallOutput<typeof inquiryPapers>['list'][number]

interface PapersCardProps {
  inquiry: CallOutput<typeof inquiryRequest>
  papers: readonly Paper[]
  isOver: boolean
  onDone: () => void
}

/** The papers of the case, and what says that those which were asked for are there. */
export function PapersCard({ inquiry: { request_id, is_waiting }, papers, isOver, onDone }: PapersCardProps) {
  const [isAdding, setAdding] = useState(false)
  const ready = useAct(inquiryPapersReady, { hideToast: true })
  const sayReady = async () => {
    if (!(await ready.run({ request_id }))) return
    toast('已告诉专人，报价的时钟继续走')
    onDone()
  }
  return (
    <Card title="资料" aside={papers.length > 0 && `${papers.length} 份`}>
      <div className="space-y-12">
        {is_waiting === 1 && <Notice tone="warning">专人在等您补资料，补齐后请点“资料齐了”。</Notice>}
        {papers.length === 0 && (
          <p className="text-14 text-ink-3">病历、影像报告、化验单拍照或 PDF 都可以。只有专人和您同意的医院能看。</p>
        )}
        <ul className="divide-y divide-line">
          {papers.map((paper) => (
            <PaperRow key={paper.paper_id} paper={paper} isOver={isOver} onDone={onDone} />
          ))}
        </ul>
        <FaultLine words={ready.error?.words} />
        {!isOver && (
          <Button kind="secondary" wide onClick={() => setAdding(true)}>
            添加资料
          </Button>
        )}
        {is_waiting === 1 && (
          <Button wide busy={ready.busy} onClick={sayReady}>
            资料齐了
          </Button>
        )}
      </div>
      {isAdding && (
        <AddSheet
          requestId={request_id}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false)
            onDone()
          }}
        />
      )}
    </Card>
  )
}

/** How a translation stands. */
const checkWords = ({ original_id, check_num }: Paper): string => {
  if (original_id === 0) return ''
  return check_num === 2 ? ' · 译文，两人核对过' : ` · 译文，${check_num} 人核对`
}

function PaperRow({ paper, isOver, onDone }: { paper: Paper; isOver: boolean; onDone: () => void }) {
  const removing = useAct(inquiryPaperRemove)
  const remove = async () => {
    if (await removing.run({ paper_id: paper.paper_id })) onDone()
  }
  return (
    <li className="flex items-center justify-between gap-12 py-6">
      <a href={paper.url} className="flex min-h-target min-w-0 flex-col justify-center">
        <span className="text-14 wrap-anywhere text-accent-ink">{paper.name}</span>
        <span className="text-12 text-ink-3">
          {paper.kind_desc} · {paper.language_desc}
          {checkWords(paper)}
        </span>
      </a>
      {paper.is_mine === 1 && !isOver && (
        <Button kind="text" busy={removing.busy} onClick={remove}>
          <span aria-hidden="true">去掉</span>
          <span className="sr-only">去掉{paper.name}</span>
        </Button>
      )}
    </li>
  )
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }))

function AddSheet({ requestId, onClose, onDone }: { requestId: string; onClose: () => void; onDone: () => void }) {
  const adding = useAct(inquiryPaperAdd, { hideToast: true })
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [papers, setPapers] = useState<readonly string[]>([])
  const [fault, setFault] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const urls = [...pictures, ...papers]
    setFault(urls.length === 0 ? '请先上传照片或 PDF，等传完再点添加' : undefined)
    const paper = { kind: given.get('kind'), language: given.get('language') } as { kind: 'lab'; language: 'zh' }
    const name = String(given.get('name'))
    let added = 0
    for (const [at, url] of urls.entries()) {
      const title = urls.length > 1 ? `${name} ${at + 1}`.slice(0, MOST.paperName) : name
      if (!(await adding.run({ request_id: requestId, ...paper, name: title, url }))) return
      added++
    }
    if (added > 0) onDone()
  }
  const words = fault ?? adding.error?.words
  return (
    <Sheet
      open
      title="添加资料"
      onClose={onClose}
      action={
        <Button type="submit" form="inquiry-paper" busy={adding.busy}>
          添加
        </Button>
      }
    >
      <form id="inquiry-paper" onSubmit={submit} className="space-y-16">
        <Select label="是什么" name="kind" options={optionsOf(paperKinds)} required />
        <Select label="什么语言" name="language" options={optionsOf(languages)} required />
        <Field label="名称" name="name" maxLength={MOST.paperName} placeholder="例如：出院小结" required />
        <PictureField
          label="照片"
          most={MOST.images}
          uploadtype="ask"
          hint="拍照时的位置等信息会自动去掉"
          onChange={({ urls, isBusy }) => setPictures(isBusy ? [] : urls)}
        />
        <PaperField label="或 PDF" onChange={({ urls, isBusy }) => setPapers(isBusy ? [] : urls)} />
        <FaultLine words={words} />
      </form>
    </Sheet>
  )
}
