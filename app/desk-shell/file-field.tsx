import { FileTextIcon } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '#kit/ui/button.tsx'

interface FieldProps {
  label: string
  accept: string
  hint: string
}

interface FileFieldProps extends FieldProps {
  file: File | undefined
  onChange: (file: File | undefined) => void
}

/** One file of a form, sent with it. */
export const FileField = ({ file, onChange, ...field }: FileFieldProps) => (
  <Chooser
    {...field}
    chosen={file?.name}
    words={file ? '换一个文件' : '选择文件'}
    onChoose={([one]) => one && onChange(one)}
  />
)

interface FilesFieldProps extends FieldProps {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

/** Several files of a form, chosen together. */
export const FilesField = ({ files, onChange, ...field }: FilesFieldProps) => (
  <Chooser
    {...field}
    isForSeveral
    chosen={files.length > 0 ? chosenWords(files) : undefined}
    words={files.length > 0 ? '重新选择' : '选择多个文件'}
    onChoose={onChange}
  />
)

/** So many are named of those that were chosen. */
const MOST_NAMED = 3

const chosenWords = (files: readonly File[]): string => {
  const named = files.slice(0, MOST_NAMED).map(({ name }) => name)
  return `已选 ${files.length} 个：${named.join('、')}${files.length > MOST_NAMED ? '…' : ''}`
}

interface ChooserProps extends FieldProps {
  isForSeveral?: boolean
  /** What was chosen, in words. */
  chosen: string | undefined
  words: string
  onChoose: (files: readonly File[]) => void
}

function Chooser({ label, accept, hint, isForSeveral = false, chosen, words, onChoose }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <div className="space-y-8">
      <p className="text-14 font-medium">{label}</p>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isForSeveral}
        hidden
        onChange={pick}
        aria-label={label}
      />
      {chosen && (
        <p className="flex min-w-0 items-center gap-8 text-14 wrap-anywhere">
          <FileTextIcon className="shrink-0" />
          {chosen}
        </p>
      )}
      <Button kind="secondary" wide onClick={() => input.current?.click()}>
        {words}
      </Button>
      <p className="text-12 text-ink-2">{hint}</p>
    </div>
  )
}
