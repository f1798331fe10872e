import { Select } from '#kit/ui/select.tsx'

interface DepartmentSelectProps {
  label: string
  name: string
  hint: string
  /** What choosing nothing means. */
  none: string
  classes: readonly {
    class_name: string
    list: readonly { id: number; name: string; aliases?: readonly string[] }[]
  }[]
  chosen: number | null | undefined
}

/** A department of the catalogue, chosen under its class, with what it is called beside its name. */
export const DepartmentSelect = ({ label, name, hint, none, classes, chosen }: DepartmentSelectProps) => (
  <Select
    label={label}
    name={name}
    hint={hint}
    placeholder={none}
    groups={classes.map(({ class_name, list }) => ({
      label: class_name,
      options: list.map(({ id, name, aliases = [] }) => ({
        value: id,
        text: aliases.length > 0 ? `${name}（${aliases.join('、')}）` : name,
      })),
    }))}
    defaultValue={chosen ?? ''}
  />
)
