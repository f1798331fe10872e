import { Field, TextField } from '#kit/ui/field.tsx'
import { NOTE_LETTERS } from '../rules.ts'

interface CountFieldsProps {
  /** About the note: when one is needed. */
  hint: string
  isNoteNeeded?: boolean
}

/** What was counted in the drawer. What it should be is not shown before, so that it is counted. */
export function CountFields({ hint, isNoteNeeded }: CountFieldsProps) {
  return (
    <>
      <Field
        label="清点出来的现金"
        name="counted"
        keyboard="decimal"
        pattern="\d{1,7}(\.\d{1,2})?"
        end="元"
        hint="包括备用金；刷卡的不算"
        required
      />
      <TextField label="说明" name="note" rows={2} maxLength={NOTE_LETTERS} hint={hint} required={isNoteNeeded} />
    </>
  )
}

/** What is said once it is closed. */
export const countWords = ({ counted, expected, difference }: CountedShift): string =>
  counted === expected ? '已交班，现金相符' : `已交班，差额 ${difference} 元已记下`

interface CountedShift {
  counted: string | null
  expected: string
  difference: string
}
