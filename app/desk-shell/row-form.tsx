import { PlusIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'

/** How a form over a list ends. */
interface Ends {
  onClose: () => void
  onSaved: () => Promise<void>
}

/**
 * The form over a list: for one of its rows or for a new one. What was saved is fetched with the list, and until then the form stays:
 * who opened the row again at once would find in it what it was. Who did not wait for that and has opened another form keeps it.
 */
export function useRowForm<Row>() {
  const { revalidate } = useRevalidator()
  // Each time a form is opened is another: the same row may be opened twice.
  const [opened, setOpened] = useState<{ row: Row | undefined }>()
  const onClose = () => setOpened((now) => (now === opened ? undefined : now))
  const onSaved = async () => {
    await revalidate()
    onClose()
  }
  return {
    add: () => setOpened({ row: undefined }),
    edit: (row: Row) => setOpened({ row }),
    /** Shows the form while it is open; a new row is undefined. */
    show: (form: (row: Row | undefined, ends: Ends) => ReactNode): ReactNode =>
      opened && form(opened.row, { onClose, onSaved }),
  }
}

interface AddButtonProps {
  kind?: 'secondary'
  onClick: () => void
  children: ReactNode
}

/** What opens the form for a new row. */
export const AddButton = ({ kind, onClick, children }: AddButtonProps) => (
  <Button size="small" kind={kind} onClick={onClick}>
    <PlusIcon />
    {children}
  </Button>
)

/** What can be done to a row, beginning with its form. */
export const RowActs = ({ onEdit, children }: { onEdit: () => void; children?: ReactNode }) => (
  <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8 wide:flex-nowrap">
    <Button kind="text" size="small" onClick={onEdit}>
      修改
    </Button>
    {children}
  </div>
)
