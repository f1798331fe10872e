import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PositionField } from '#app/desk-shell/position-field.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskCatalogue, deskCatalogueAdd, deskCatalogueChange } from '../contract.ts'

/** A department of the catalogue. */
export type Filed = CallOutput<typeof deskCatalogue>['list'][number]

interface CatalogueFormProps {
  /** Missing: a new one of the class. */
  filed: Filed | undefined
  classId: number
  onClose: () => void
  onSaved: () => void
}

const fields = { name: 'text', aliases: 'text', position: 'text' } as const

/** A department of the catalogue: its name, and what else people call it. */
export function CatalogueForm({ filed, classId, onClose, onSaved }: CatalogueFormProps) {
  return (
    <EditForm
      title={filed ? '修改科室' : '新增科室'}
      action="保存"
      refusedFields={{ taken: 'name', alias: 'aliases' }}
      edited={filed}
      save={(form, send) =>
        filed
          ? send(deskCatalogueChange, {
              ...readForm(deskCatalogueChange, form, fields),
              catalogue_id: filed.catalogue_id,
            })
          : send(deskCatalogueAdd, { ...readForm(deskCatalogueAdd, form, fields), class_id: classId })
      }
      said={() => '目录已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="名称" name="name" maxLength={20} defaultValue={filed?.name} required />
      <TextField
        label="俗称"
        name="aliases"
        rows={2}
        maxLength={500}
        defaultValue={filed?.aliases.join('、')}
        hint="患者和医院会用的别的叫法，用顿号隔开，如：心内科、心脏科"
      />
      <PositionField defaultValue={filed?.position ?? 0} />
    </EditForm>
  )
}
