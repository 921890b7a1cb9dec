// Preloaded into each server (`node --import`): if the launcher is killed outright it cannot stop its servers, so they
// notice that they were orphaned and stop themselves, instead of holding their ports and the data folder.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
