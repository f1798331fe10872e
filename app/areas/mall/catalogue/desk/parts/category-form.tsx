import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PositionField } from '#app/desk-shell/position-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { pictureNames, pictureWords } from '../../rules/categories.ts'
import type { TreeName } from '../../rules.ts'
import { type deskCategories, deskCategoryAdd, deskCategoryChange } from '../contract.ts'

/** A category that the desk keeps. */
export type Category = CallOutput<typeof deskCategories>['list'][number]

interface CategoryFormProps {
  category: Category | undefined
  tree: TreeName
  tops: readonly Category[]
  onClose: () => void
  onSaved: () => void
}

const sheet = { category_name: 'text', is_recommended: 'flag', position: 'text' } as const

/** A category: its name, where it stands, its drawing. */
export function CategoryForm({ category, tree, tops, onClose, onSaved }: CategoryFormProps) {
  return (
    <EditForm
      title={category ? '修改分类' : '新增分类'}
      action="保存"
      refusedFields={{ taken: 'category_name', parent: 'parent_id' }}
      edited={category}
      save={(form, send) =>
        category
          ? send(deskCategoryChange, {
              ...readForm(deskCategoryChange, form, { ...sheet, picture: ['', ...pictureNames] }),
              category_id: category.category_id,
            })
          : send(deskCategoryAdd, {
              ...readForm(deskCategoryAdd, form, { ...sheet, parent_id: 'text', picture: pictureNames }),
              tree,
            })
      }
      said={() => '分类已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="分类名称" name="category_name" maxLength={12} defaultValue={category?.category_name} required />
      {!category && (
        <Select
          label="上级分类"
          name="parent_id"
          placeholder="没有，它是一级分类"
          options={tops.map(({ category_id, category_name }) => ({ value: category_id, text: category_name }))}
        />
      )}
      <Select
        label="图案"
        name="picture"
        {...(category ? { placeholder: '不换' } : { defaultValue: pictureNames[0] })}
        options={pictureNames.map((value) => ({ value, text: pictureWords[value] }))}
      />
      <PositionField defaultValue={category?.position ?? 0} />
      <Checkbox name="is_recommended" defaultChecked={category?.is_recommended === 1}>
        推荐到商城首页
      </Checkbox>
    </EditForm>
  )
}
