import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Field } from '#kit/ui/field.tsx'
import { MOST } from '../rules.ts'

interface Tool {
  text: string
  run: (editor: Editor) => unknown
  /** It is so where one writes; what has no such state does something once. */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
}

const kinds: readonly Tool[] = [
  {
    text: '正文',
    run: (editor) => editor.chain().focus().clearNodes().run(),
    isOn: (editor) =>
      !['heading', 'bulletList', 'orderedList', 'blockquote', 'table'].some((name) => editor.isActive(name)),
  },
  {
    text: '小标题',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    text: '列表',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    text: '编号',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    text: '引用',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
]

const insertTable: Tool = {
  text: '插入表格',
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
}

const inTable: readonly Tool[] = [
  { text: '加一行', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { text: '加一列', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { text: '删这行', run: (editor) => editor.chain().focus().deleteRow().run() },
  { text: '删这列', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { text: '删表格', run: (editor) => editor.chain().focus().deleteTable().run() },
]

const steps: readonly Tool[] = [
  { text: '撤销', run: (editor) => editor.chain().focus().undo().run(), can: (editor) => editor.can().undo() },
  { text: '重做', run: (editor) => editor.chain().focus().redo().run(), can: (editor) => editor.can().redo() },
]

interface EditorToolbarProps {
  editor: Editor
  isSending: boolean
  /** Missing: no picture is added. */
  onPicture: (() => void) | undefined
}

/** What can be done where one writes: one stop of the Tab key, its buttons by the arrows. */
export function EditorToolbar({ editor, isSending, onPicture }: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const isInTable = editor.isActive('table')
  const picture: Tool[] = onPicture
    ? [{ text: isSending ? '图片上传中' : '插入图片', run: onPicture, can: () => !isSending }]
    : []
  const tools = [...kinds, ...picture, ...(isInTable ? inTable : [insertTable]), ...steps]
  const move = (event: KeyboardEvent) => {
    const ways: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -at,
      End: tools.length - 1 - at,
    }
    const by = ways[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = (at + by + tools.length) % tools.length
    setAt(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const current = Math.min(at, tools.length - 1)
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-card">
      <div ref={bar} role="toolbar" aria-label="正文工具" onKeyDown={move} className="flex flex-wrap gap-4 p-4">
        {tools.map((tool, place) => (
          <button
            key={tool.text}
            type="button"
            tabIndex={place === current ? 0 : -1}
            aria-pressed={tool.isOn?.(editor)}
            // Not `disabled`: the arrows would stop at it.
            aria-disabled={tool.can?.(editor) === false}
            onFocus={() => setAt(place)}
            onClick={() => tool.can?.(editor) !== false && tool.run(editor)}
            className="min-h-target rounded-8 px-12 text-14 aria-disabled:opacity-45 aria-pressed:bg-accent-tint aria-pressed:font-medium aria-pressed:text-accent-ink"
          >
            {tool.text}
          </button>
        ))}
      </div>
      {editor.isActive('image') && <PictureTools editor={editor} />}
    </div>
  )
}

/** Of the picture that is chosen: what stands below it, and the way to be rid of it. */
function PictureTools({ editor }: { editor: Editor }) {
  return (
    <div className="flex flex-wrap items-end gap-12 px-8">
      <div className="min-w-0 grow">
        <Field
          label="图片说明"
          value={String(editor.getAttributes('image').alt ?? '')}
          maxLength={MOST.caption}
          onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
        />
      </div>
      <button
        type="button"
        className="min-h-target px-12 text-14 text-danger"
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        删图片
      </button>
    </div>
  )
}
