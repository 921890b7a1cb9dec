ALTER INDEX "entry_content_search_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "search_title_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "search_body_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "search_word_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "entry_list_tokens_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "entry_list_search_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "submission_search_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "subscriber_search_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "media_search_idx" SET (fastupdate = off);--> statement-breakpoint
-- What waits in them already.
SELECT gin_clean_pending_list('entry_content_search_idx'),
	gin_clean_pending_list('search_title_idx'),
	gin_clean_pending_list('search_body_idx'),
	gin_clean_pending_list('search_word_idx'),
	gin_clean_pending_list('entry_list_tokens_idx'),
	gin_clean_pending_list('entry_list_search_idx'),
	gin_clean_pending_list('submission_search_idx'),
	gin_clean_pending_list('subscriber_search_idx'),
	gin_clean_pending_list('media_search_idx');
