import { Scripts } from 'react-router'
import { Scroll } from '../scroll.tsx'
import { useDrawing } from './drawing.ts'

const ID = 'document-ends-here'

/** Stands before the end of a document while it is drawn, and is taken out of it. */
export const BEFORE_ENDING = `<template id="${ID}"></template>`

/** The end of every document: where it is scrolled to, and the scripts of its page, which are the same for all pages of a route. */
export function Ending() {
  const drawing = useDrawing()
  if (drawing?.endIsKept) return null
  return (
    <>
      {drawing && <template id={ID} />}
      <Scroll />
      <Scripts />
    </>
  )
}
