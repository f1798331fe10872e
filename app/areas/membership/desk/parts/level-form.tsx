import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { Send } from '#kit/wire/browser/use-act.ts'
import type { CallInput, CallOutput } from '#kit/wire/call.ts'
import { levelLengths, MOST_GROWTH, MOST_PRIVILEGES, TOP_LEVEL } from '../../rules/levels.ts'
import { deskLevelAdd, deskLevelChange, deskLevelPreview, type deskLevels } from '../contract.ts'
import { isMoving, type Moved, movedWords, savedWords } from './moved.ts'

/** A level that the desk keeps. */
export type ManagedLevel = CallOutput<typeof deskLevels>['list'][number]

interface LevelFormProps {
  /** Undefined for a new one. */
  level: ManagedLevel | undefined
  /** The next above all that there are. */
  next: number
  onClose: () => void
  onSaved: () => void
}

const sheet = { name: 'text', growth: 'text', privileges: 'text' } as const
const refusedFields = {
  base: 'growth',
  'too-low': 'growth',
  'too-high': 'growth',
  'same-name': 'name',
  privileges: 'privileges',
  taken: 'level',
}

/** A level. Where another one would count for somebody, how many they are is said before it is saved: the second press saves. */
export function LevelForm({ level, next, onClose, onSaved }: LevelFormProps) {
  const [shown, setShown] = useState<Moved & { asked: string }>()
  const isBase = level?.level === 0
  /** Whether nobody moves by it, or who presses has seen how many do. */
  const isSeen = async (send: Send, asked: CallInput<typeof deskLevelPreview>): Promise<boolean> => {
    const named = `${asked.level} ${asked.growth}`
    if (shown?.asked === named) return true
    const moved = await send(deskLevelPreview, asked)
    if (moved && isMoving(moved)) setShown({ ...moved, asked: named })
    return moved !== undefined && !isMoving(moved)
  }
  return (
    <EditForm
      title={level ? `修改第 ${level.level} 级` : '新增等级'}
      action={shown ? '确认保存' : '保存'}
      refusedFields={refusedFields}
      edited={level}
      save={async (form, send) => {
        const written = { ...readForm(deskLevelAdd, form, sheet), growth: isBase ? '0' : String(form.get('growth')) }
        const number = level?.level ?? String(form.get('level'))
        if (!(await isSeen(send, { level: number, growth: written.growth }))) return undefined
        return level
          ? send(deskLevelChange, { ...written, level: number })
          : send(deskLevelAdd, { ...written, level: number })
      }}
      said={savedWords}
      onSaved={onSaved}
      onClose={onClose}
    >
      {!level && (
        <NumberField
          label="第几级"
          name="level"
          unit="级"
          min={1}
          max={TOP_LEVEL}
          defaultValue={next}
          onChange={() => setShown(undefined)}
          required
        />
      )}
      <Field label="名称" name="name" maxLength={levelLengths.name} defaultValue={level?.name} required />
      {!isBase && (
        <NumberField
          label="成长值到多少升到这一级"
          name="growth"
          unit="点"
          min={1}
          max={MOST_GROWTH}
          defaultValue={level?.growth}
          hint="要比低一级的多，比高一级的少"
          onChange={() => setShown(undefined)}
          required
        />
      )}
      <TextField
        label="权益，一行一条"
        name="privileges"
        rows={4}
        maxLength={levelLengths.privileges}
        defaultValue={level?.privileges.join('\n')}
        hint={`最多 ${MOST_PRIVILEGES} 条，每条不超过 ${levelLengths.privilege} 个字；患者在会员页看到`}
      />
      <div aria-live="polite">{shown && <Notice tone="warning">{movedWords(shown)}再按一次就保存。</Notice>}</div>
    </EditForm>
  )
}
