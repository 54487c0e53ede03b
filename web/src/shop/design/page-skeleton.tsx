import { m } from '#generated/paraglide/messages.js'
import skeletons from '#ui/skeleton.module.css'

interface PageSkeletonProps {
  /** The classes of what replaces it. */
  readonly classes: {
    readonly page?: string | undefined
    readonly pictures?: string | undefined
    readonly choose?: string | undefined
  }
}

/** A page of pictures with choices beside them while it loads. */
export function PageSkeleton({ classes }: PageSkeletonProps) {
  return (
    <div className={`wrap ${classes.page}`}>
      <p className="sr-only" role="status">
        {m.list_loading()} {m.loading_wait()}
      </p>
      <div className={classes.pictures} aria-hidden="true">
        <i className={skeletons.stage} />
      </div>
      <div className={classes.choose} aria-hidden="true">
        <i className={skeletons.title} />
        <i className={skeletons.line} />
        <i className={skeletons.line} />
        <i className={skeletons.shortLine} />
      </div>
    </div>
  )
}
