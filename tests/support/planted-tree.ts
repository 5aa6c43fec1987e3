import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

async function makeTree(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'planted-'));
  // Windows allows junctions, but no other links, to every user.
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  await writeFiles(root, files);
  return root;
}

/** Creates a folder with files and the project's node_modules. It is removed after the test. */
export async function plantTree(files: Record<string, string>): Promise<string> {
  const root = await makeTree(files);
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}

/**
 * Creates a copy of the dashboard's sources, the domain and the contract, with the given files changed or added. The
 * caller removes it.
 */
export async function plantInDashboard(files: Record<string, string>): Promise<string> {
  const root = await makeTree({});
  for (const part of ['src', 'domain', 'openapi', 'tsconfig.json']) {
    await cp(part, path.join(root, part), { recursive: true });
  }
  await writeFiles(root, files);
  return root;
}

/**
 * Runs one of the project's tools on a folder. Returns its output to stdout and stderr, also when it fails.
 *
 * @param tool the script of the tool inside node_modules
 */
export async function runTool(
  tool: string,
  args: readonly string[],
  cwd: string,
): Promise<{ stdout: string; stderr: string }> {
  const script = path.resolve('node_modules', tool);
  return promisify(execFile)(process.execPath, [script, ...args], { cwd }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
}

async function writeFiles(root: string, files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
