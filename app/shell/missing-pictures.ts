/** Runs in the head: a picture that does not come gets its placeholder [X368], once, also before the page is alive. */
function hearOfMissingPictures() {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !target.dataset.else) return
      target.src = `/pictures/placeholder/${target.dataset.else}.svg`
      delete target.dataset.else
    },
    // An error of a picture does not bubble.
    true,
  )
}

/** The text of the inline script; only the server holds it, the browser finds it in the page. */
export const picturesScript: string = import.meta.env.SSR ? `(${hearOfMissingPictures})()` : ''
