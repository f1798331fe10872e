import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { AddButton } from '#app/desk-shell/row-form.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindDoctorGate, type Loading } from '#kit/wire/load.ts'
import { benchPhraseMove, benchPhraseRemove, benchPhraseSave, benchPhrases } from '../contract.ts'
import { PHRASE_LETTERS } from '../rules.ts'
import type { Route } from './+types/phrases'

export { handle } from 'virtual:rows/workbench-phrases'

type Phrase = CallOutput<typeof benchPhrases>['list'][number]

const load = ({ callApi }: Loading) => callApi(benchPhrases, {})
export const clientLoader = behindDoctorGate(load)
export default function PhrasesPage({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Phrase | 'new'>()
  return (
    <WorkbenchFrame
      note="在对话里点“常用语”放进输入框，改好再发。"
      aside={<AddButton onClick={() => setEdited('new')}>新增常用语</AddButton>}
    >
      {list.length === 0 && (
        <div className="rounded-12 bg-card shadow-soft">
          <Empty title="还没有常用语" text="把常说的话存下来，回复时点一下就能用。" />
        </div>
      )}
      <ol aria-label="常用语" className="space-y-8">
        {list.map((phrase, at) => (
          <li
            key={phrase.phrase_id}
            className="flex flex-wrap items-center gap-8 rounded-12 bg-card px-16 py-8 shadow-soft"
          >
            <p className="min-w-0 grow basis-240 text-16 wrap-anywhere">{phrase.content}</p>
            <div className="-ml-12 flex wide:ml-0">
              {at > 0 && (
                <ActButton
                  call={benchPhraseMove}
                  input={{ phrase_id: phrase.phrase_id, place: at - 1 }}
                  kind="text"
                  said={() => '已上移'}
                  onDone={() => void revalidate()}
                >
                  上移
                </ActButton>
              )}
              <Button kind="text" size="small" onClick={() => setEdited(phrase)}>
                修改
              </Button>
              <ActButton
                call={benchPhraseRemove}
                input={{ phrase_id: phrase.phrase_id }}
                kind="text"
                confirm={{ title: '删除这条常用语？', text: phrase.content, yes: '删除', danger: true }}
                said={() => '已删除'}
                onDone={() => void revalidate()}
              >
                删除
              </ActButton>
            </div>
          </li>
        ))}
      </ol>
      <PhraseDialog
        key={edited === 'new' ? 'new' : edited?.phrase_id}
        edited={edited}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined)
          void revalidate()
        }}
      />
    </WorkbenchFrame>
  )
}

interface PhraseDialogProps {
  edited: Phrase | 'new' | undefined
  onClose: () => void
  onSaved: () => void
}

function PhraseDialog({ edited, onClose, onSaved }: PhraseDialogProps) {
  const old = edited === 'new' ? undefined : edited
  return (
    <EditForm
      open={edited !== undefined}
      title={old ? '修改常用语' : '新增常用语'}
      action="保存"
      save={(form, send) => {
        const { content } = readForm(benchPhraseSave, form, { content: 'text' })
        return send(benchPhraseSave, { content, phrase_id: old?.phrase_id })
      }}
      said={() => '已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <TextField label="内容" name="content" maxLength={PHRASE_LETTERS} defaultValue={old?.content} required />
    </EditForm>
  )
}
