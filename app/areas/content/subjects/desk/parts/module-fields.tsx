import { ArrowDownIcon, ArrowUpIcon, XIcon } from 'lucide-react'
import { MoveButton } from '#app/areas/content/channels/cards/move-button.tsx'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { Field, TextField } from '#kit/ui/field.tsx'
import { PictureChooser } from '#kit/ui/picture-chooser.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { isPicked, MOST, moduleKinds } from '../../rules.ts'
import { deskSubjectPicture } from '../contract.ts'
import type { DraftModule } from './draft-form.tsx'
import { ItemsField } from './items-field.tsx'

interface ModuleFieldsProps {
  module: DraftModule
  at: number
  isLast: boolean
  onChange: (next: DraftModule) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onBusy: (isBusy: boolean) => void
}

/** A module of a subject as it is written: what it is called, what it holds, and where it stands. */
export function ModuleFields({ module, at, isLast, onChange, onMove, onRemove, onBusy }: ModuleFieldsProps) {
  const { kind, title, words, items } = module
  const name = `${moduleKinds[kind]} ${at + 1}`
  const set = (part: Partial<DraftModule>) => onChange({ ...module, ...part })
  return (
    <li>
      <fieldset className="space-y-8 rounded-12 border border-line p-12">
        <legend className="flex items-center gap-4 px-4 text-14 font-medium">
          {name}
          <MoveButton label={`上移${name}`} disabled={at === 0} onClick={() => onMove(-1)}>
            <ArrowUpIcon />
          </MoveButton>
          <MoveButton label={`下移${name}`} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDownIcon />
          </MoveButton>
          <MoveButton label={`去掉${name}`} disabled={false} onClick={onRemove}>
            <XIcon />
          </MoveButton>
        </legend>
        {kind === 'anchors' ? (
          <p className="text-14 text-ink-3">这里列出下面有标题的板块，点一下就到。</p>
        ) : (
          <Field
            label="板块标题（可不填）"
            value={title}
            maxLength={MOST.moduleTitle}
            onChange={({ target }) => set({ title: target.value })}
          />
        )}
        {kind === 'words' && (
          <TextField
            label="文字"
            rows={5}
            value={words}
            maxLength={MOST.words}
            onChange={({ target }) => set({ words: target.value })}
          />
        )}
        {kind === 'picture' && <PictureFields module={module} set={set} onBusy={onBusy} />}
        {isPicked(kind) && <ItemsField kind={kind} items={items} onChange={(next) => set({ items: [...next] })} />}
      </fieldset>
    </li>
  )
}

interface PictureFieldsProps {
  module: DraftModule
  set: (part: Partial<DraftModule>) => void
  onBusy: (isBusy: boolean) => void
}

function PictureFields({ module: { picture, words }, set, onBusy }: PictureFieldsProps) {
  return (
    <>
      <PictureChooser
        label="图片"
        most={1}
        longestSide={SENT_SIDE}
        upload={async (file, options) => (await callApi(deskSubjectPicture, { file }, options)).url}
        first={picture ? [{ url: picture, preview: picture }] : []}
        onChange={({ isBusy, urls }) => {
          onBusy(isBusy)
          set({ picture: urls[0] ?? '' })
        }}
      />
      <Field
        label="图上是什么（读屏和图下都用）"
        value={words}
        maxLength={100}
        onChange={({ target }) => set({ words: target.value })}
      />
    </>
  )
}
