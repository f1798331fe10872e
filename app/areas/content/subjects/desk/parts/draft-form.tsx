import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { movedBy, withAt, withoutAt } from '#kit/lists/changed.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { PictureChooser } from '#kit/ui/picture-chooser.tsx'
import { Select } from '#kit/ui/select.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { allModuleKinds, MOST, type ModuleKind, moduleKinds } from '../../rules.ts'
import { type deskSubject, deskSubjectPicture, deskSubjectWrite } from '../contract.ts'
import { ModuleFields } from './module-fields.tsx'

/** A special subject as its editor has it before them. */
export type ManagedSubject = CallOutput<typeof deskSubject>
/** A module as it is being written. */
export type DraftModule = Omit<ManagedSubject['modules'][number], 'open_num'> & { key: number }

let made = 0
const keyed = (module: Omit<DraftModule, 'key'>): DraftModule => ({ ...module, key: ++made })

/** All that is written of a subject: its head, and its modules in their order. */
export function DraftForm({ subject, onSaved }: { subject: ManagedSubject; onSaved: () => void }) {
  const [modules, setModules] = useState<readonly DraftModule[]>(() => subject.modules.map(keyed))
  const [picture, setPicture] = useState(subject.picture)
  const [isUploading, setUploading] = useState(false)
  const wire = modules.map(({ module_id, kind, title, words, picture, items }) => ({
    module_id,
    kind,
    title,
    words,
    picture,
    ids: items.map(({ id }) => id),
  }))
  return (
    <Card title="内容">
      <PageForm
        action="保存草稿"
        disabled={isUploading}
        save={(form, send) =>
          send(deskSubjectWrite, {
            ...readForm(deskSubjectWrite, form, { title: 'text', summary: 'text' }),
            subject_id: subject.subject_id,
            version: subject.version,
            picture,
            modules: wire,
          })
        }
        said={() => '草稿已保存，发布后读者才看到'}
        onSaved={onSaved}
      >
        <Field label="标题" name="title" maxLength={MOST.title} defaultValue={subject.title} required />
        <Field label="一句话" name="summary" maxLength={MOST.summary} defaultValue={subject.summary} required />
        <PictureChooser
          label="头图（不选就用画的图）"
          most={1}
          longestSide={SENT_SIDE}
          upload={async (file, options) => (await callApi(deskSubjectPicture, { file }, options)).url}
          first={subject.picture ? [{ url: subject.picture, preview: subject.picture }] : []}
          onChange={({ isBusy, urls }) => {
            setUploading(isBusy)
            setPicture(urls[0] ?? '')
          }}
        />
        <ol className="space-y-12">
          {modules.map((module, at) => (
            <ModuleFields
              key={module.key}
              module={module}
              at={at}
              isLast={at === modules.length - 1}
              onChange={(next) => setModules((before) => withAt(before, at, { ...next, key: module.key }))}
              onMove={(by) => setModules(movedBy(modules, at, by))}
              onRemove={() => setModules(withoutAt(modules, at))}
              onBusy={setUploading}
            />
          ))}
        </ol>
        {modules.length < MOST.modules && (
          <NewModule
            onAdd={(kind) =>
              setModules([...modules, keyed({ module_id: 0, kind, title: '', words: '', picture: '', items: [] })])
            }
          />
        )}
      </PageForm>
    </Card>
  )
}

function NewModule({ onAdd }: { onAdd: (kind: ModuleKind) => void }) {
  const [kind, setKind] = useState<ModuleKind>('words')
  return (
    <div className="flex items-end gap-8">
      <div className="min-w-0 grow">
        <Select
          label="添加一个板块"
          value={kind}
          onChange={({ target }) => setKind(allModuleKinds.find((one) => one === target.value) ?? 'words')}
          options={allModuleKinds.map((value) => ({ value, text: moduleKinds[value] }))}
        />
      </div>
      <Button kind="secondary" onClick={() => onAdd(kind)}>
        <PlusIcon />
        添加板块
      </Button>
    </div>
  )
}
